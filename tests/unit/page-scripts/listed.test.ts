import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { english, swedish } from '../../support/messages.ts'

const ROOM = 'src/page-scripts'
const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[jt]s$/.test(name))
const textOf = (name: string) => readFileSync(`${ROOM}/${name}`, 'utf8')

test('docs/scripts-of-pages.md lists every script, and no other', () => {
  const list = readFileSync('docs/scripts-of-pages.md', 'utf8')
  const listed = [...list.matchAll(/`([\w/-]+\.[jt]s)`/g)].map(([, name = '']) => name)
  expect([...new Set(listed)].sort()).toEqual(files.sort())
})

test('there are at most 900 lines of code', () => {
  const isCode = (line: string) => line.trim() !== '' && !/^\s*(?:\/\/|\/\*|\*)/.test(line)
  const lines = files.flatMap((name) => textOf(name).split('\n').filter(isCode))
  expect(lines.length).toBeLessThanOrEqual(900)
})

test('none takes a name, a score or a key out of a text, but for the heading of the whole page and what a visitor copies', () => {
  const readers = files.filter((name) =>
    /innerText|innerHTML|outerHTML|textContent(?!:|\s*=[^=])/.test(textOf(name)),
  )
  expect(readers).toEqual(['copy-names.ts', 'nearest-page.ts'])
})

test('the words on a button that shows a result begin what a screen reader says of it', () => {
  for (const { spoilers } of [english, swedish])
    expect(spoilers.showMatch.startsWith(spoilers.show)).toBe(true)
})
