import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptAnswersDir } from '../../../src/data/build/warm-site.ts'
import { built } from '../../../src/layouts/built.ts'
import { RenderingHelper } from '../../../src/layouts/rendering-helper.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'helper-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const here = (file: string) => pathToFileURL(resolve(file)).href

/** A helper whose pages list the calls that its thread has received and the folder of its answers. */
function helperOf(reread = "said.push('read ' + year)"): RenderingHelper {
  const file = join(dir, 'module.ts')
  writeFileSync(
    file,
    `import { offerWarmSite } from '${here('src/data/build/warm-site.ts')}'
import { built } from '${here('src/layouts/built.ts')}'
const said = []
offerWarmSite({
  load: async () => said.push(process.env.ANSWERS_DIR),
  keepHistory: async (dir) => said.push('history of ' + dir),
  reread: async (year) => { ${reread} },
})
built.give({
  ownTexts: async (path) => {
    if (path === '/broken/') throw new Error('No such page.')
    return path === '/odd/' ? ['one', 'more'] : [said.join(', ') + ' ' + path]
  },
  fileText: async (path) => (path === '/none' ? null : 'text of ' + path),
})
`,
  )
  built.give({ module: pathToFileURL(file).href } as never)
  return new RenderingHelper('/site')
}

const SHELL = ['<p>', '</p>']
const textsOf = (made: readonly (Uint8Array | null)[] | null) =>
  made?.map((bytes) => bytes && new TextDecoder().decode(bytes))

test('reads the answers that were kept, and makes pages and texts of the state that was taken up last', async () => {
  const helper = helperOf()
  const answers = keptAnswersDir(resolve('.cache'))
  expect(textsOf(await helper.make(SHELL, ['/a/', '/odd/']))).toEqual([
    `<p>${answers}, history of /site /a/</p>`,
    null,
  ])
  helper.reread(2026)
  expect(helper.isReady).toBe(false)
  expect(textsOf(await helper.make(SHELL, ['/b/']))).toEqual([
    `<p>${answers}, history of /site, read 2026 /b/</p>`,
  ])
  expect(textsOf(await helper.make(null, ['/x.ics', '/none']))).toEqual(['text of /x.ics', null])
  expect(helper.fault).toBeNull()
})

test('after a fault it makes nothing more, and says why', async () => {
  const helper = helperOf()
  expect(await helper.make(SHELL, ['/broken/'])).toBeNull()
  expect(helper.fault).toContain('No such page.')
  expect(await helper.make(SHELL, ['/a/'])).toBeNull()
})

test('of a state that it cannot take up it makes nothing, and of the next one all', async () => {
  const helper = helperOf("if (year === 2026) throw new Error('No answer.')")
  helper.reread(2026)
  await helper.settled()
  expect(textsOf(await helper.make(SHELL, ['/a/', '/b/']))).toEqual([null, null])
  helper.reread(2027)
  expect(textsOf(await helper.make(SHELL, ['/a/']))).toEqual([expect.stringContaining('/a/')])
  expect(helper.fault).toBeNull()
})

test('a thread that ends is a fault', async () => {
  const helper = helperOf('process.exit(3)')
  await helper.settled()
  helper.reread(2026)
  await helper.settled()
  expect(helper.fault).toContain('ended with code 3')
})
