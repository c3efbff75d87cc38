import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAnswerCache } from '../../../../src/data/build/answer-cache.ts'

const KEY = { address: 'http://a/graphql', cupId: 'c', tournamentId: 't', revision: 'r1' }
const ANSWERS = { tournament: { id: 't', name: 'Å' }, categories: [{ id: 'c1', category: { id: 'c1' } }] }

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cup-cache-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const onlyFile = () => {
  const [name] = readdirSync(dir)
  return join(dir, name ?? 'missing')
}

describe('the cache of answers', () => {
  it('gives back what it was given, for exactly that edition of that service', async () => {
    const cache = openAnswerCache(join(dir, 'new', 'folder'))
    expect(await cache.read(KEY)).toBeNull()
    await cache.write(KEY, ANSWERS)
    expect(await cache.read(KEY)).toMatchObject(ANSWERS)
    for (const other of [
      { address: 'http://b/graphql' },
      { cupId: 'd' },
      { tournamentId: 'u' },
      { revision: 'r2' },
    ])
      expect(await cache.read({ ...KEY, ...other })).toBeNull()
  })

  it('keeps one revision of an edition, and other editions', async () => {
    const cache = openAnswerCache(dir)
    await cache.write(KEY, ANSWERS)
    await cache.write({ ...KEY, tournamentId: 'u' }, ANSWERS)
    await cache.write({ ...KEY, revision: 'r2' }, ANSWERS)
    expect(readdirSync(dir)).toHaveLength(2)
    expect(await cache.read(KEY)).toBeNull()
    expect(await cache.read({ ...KEY, tournamentId: 'u' })).not.toBeNull()
  })

  it.each<[string, (file: string) => void]>([
    ['cut short', (file) => writeFileSync(file, readFileSync(file).subarray(0, 30))],
    ['empty', (file) => writeFileSync(file, '')],
    ['noise', (file) => writeFileSync(file, 'not packed')],
    [
      'one bit off',
      (file) => {
        const bytes = readFileSync(file)
        const at = bytes.length >> 1
        bytes[at] = (bytes[at] ?? 0) ^ 16
        writeFileSync(file, bytes)
      },
    ],
  ])('has nothing where its file is %s', async (_, spoil) => {
    const cache = openAnswerCache(dir)
    await cache.write(KEY, ANSWERS)
    spoil(onlyFile())
    expect(await cache.read(KEY)).toBeNull()
    await cache.write(KEY, ANSWERS)
    expect(await cache.read(KEY)).toMatchObject(ANSWERS)
  })

  it("has nothing where another edition's file lies in its place", async () => {
    const cache = openAnswerCache(dir)
    await cache.write({ ...KEY, revision: 'r2' }, ANSWERS)
    const wrong = readFileSync(onlyFile())
    await cache.write(KEY, ANSWERS)
    writeFileSync(onlyFile(), wrong)
    expect(await cache.read(KEY)).toBeNull()
  })

  it('does without a folder it may not write, and leaves no half files', async () => {
    writeFileSync(join(dir, 'file'), '')
    const cache = openAnswerCache(join(dir, 'file', 'folder'))
    await cache.write(KEY, ANSWERS)
    expect(await cache.read(KEY)).toBeNull()
    const circular: Record<string, unknown> = {}
    circular.self = circular
    await openAnswerCache(dir).write(KEY, { ...ANSWERS, tournament: circular })
    expect(readdirSync(dir)).toEqual(['file'])
  })
})
