import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeRelease } from '../../../scripts/release/make-release.ts'
import { type ReleaseSettings, ROOT } from '../../../scripts/release/settings.ts'
import { fakeService } from '../../unit/scripts/fake-service.ts'
import { writeFiles } from '../../unit/scripts/temporary-folder.ts'

vi.setConfig({ testTimeout: 600_000 })
const ASTRO = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs')
const MEMORY = '/dev/shm'

/** A folder within the project, as Astro finds packages from there. */
function projectFolder(): string {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const dir = mkdtempSync(join(ROOT, '.cache', 'astro-test-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

const make = (settings: ReleaseSettings) =>
  makeRelease(settings, { command: 'npm test', force: false, signal: new AbortController().signal })

const isOtherDevice = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(ROOT).dev

/** A cup that Astro builds into a folder below `parent`, and the page of its first match. */
async function cupIn(parent: string) {
  vi.stubEnv('ASTRO_CACHE_DIR', join(projectFolder(), 'cache'))
  const releasesDir = mkdtempSync(join(parent, 'cup-releases-'))
  onTestFinished(() => rmSync(releasesDir, { recursive: true, force: true }))
  const { cup, settings } = await fakeService()
  const file = join(releasesDir, 'current', '2025', 'matches', 'm0', 'index.html')
  return {
    cup,
    settings: { ...settings, builder: ASTRO, releasesDir },
    page: () => readFileSync(file, 'utf8'),
  }
}

const [parent, place] = isOtherDevice ? [MEMORY, 'another file system'] : [tmpdir(), 'one file system']

test(`a release shows what the service says now, whatever the revision, on ${place}`, async () => {
  const { cup, settings, page } = await cupIn(parent)
  cup.goals = () => 187
  const first = await make(settings)
  expect(page()).toMatch(/>\s*187\s*</)
  cup.goals = () => 193
  const second = await make(settings)
  expect([first.kind, second.kind, (await make(settings)).kind]).toEqual(['built', 'built', 'unchanged'])
  expect(page()).toMatch(/>\s*193\s*</)
  expect(page()).not.toMatch(/>\s*187\s*</)
  expect(readdirSync(settings.releasesDir).filter((name) => name.startsWith('building'))).toEqual([])
})

test('two pages with one address fail the build', async () => {
  const dir = projectFolder()
  const paths = (name: string) =>
    `---\nexport const getStaticPaths = () => [{ params: { ${name}: 'same' } }]\n---\n<h1>Page</h1>\n`
  writeFiles(dir, {
    'astro.config.mjs': `import config from ${JSON.stringify(join(ROOT, 'astro.config.mjs'))}
      export default { ...config, integrations: [], outDir: './out', cacheDir: './cache' }`,
    'src/pages/[one].astro': paths('one'),
    'src/pages/[...other].astro': paths('other'),
  })
  const build = promisify(execFile)(process.execPath, [ASTRO, 'build', '--root', dir], {
    cwd: ROOT,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  await expect(build).rejects.toMatchObject({ stderr: expect.stringMatching(/conflict.*same/i) })
})
