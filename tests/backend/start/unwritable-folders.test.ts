import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/release/settings.ts'
import { BARE_ENV } from '../../support/bare-env.ts'
import { diskForTests } from '../../support/small-disk.ts'

const full = diskForTests(1)
const readOnly = diskForTests(1)
const sound = mkdtempSync(join(tmpdir(), 'cup-sound-'))
if (full !== null) {
  try {
    writeFileSync(join(full, 'ballast'), Buffer.alloc(2_000_000))
  } catch {
    // As much as there was room for is there.
  }
}
// The modes of a folder do not keep the administrator out, and a disk that is mounted for reading does.
if (readOnly !== null) execFileSync('mount', ['-o', 'remount,ro', readOnly])
afterAll(() => rmSync(sound, { recursive: true, force: true }))

/** What `npm start` says when it ends with a fault. */
const refusal = (env: Readonly<Record<string, string>>) =>
  new Promise<string>((resolve, reject) => {
    const args = ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/start/main.ts')]
    execFile(process.execPath, args, { cwd: ROOT, env: { ...BARE_ENV, ...env } }, (error, _, said) =>
      error?.code === 1 ? resolve(said) : reject(new Error(said)),
    )
  })

it.skipIf(full === null || readOnly === null)(
  'a start says that a disk is full, or a folder read-only',
  async () => {
    for (const [dir, sentence] of [
      [full ?? '', `The disk of ${full} is full: make room on it`],
      [
        readOnly ?? '',
        `The folder ${readOnly} is read-only for this account (EROFS): let this account write it`,
      ],
    ] as const)
      for (const setting of ['DATA_DIR', 'RELEASES_DIR']) {
        const said = await refusal({ DATA_DIR: sound, RELEASES_DIR: sound, [setting]: dir })
        expect(said).toContain(sentence)
        expect(said).toContain(`${setting} may name another folder. Nothing was started.`)
      }
    expect(readdirSync(full ?? '')).toEqual(['ballast'])
  },
)
