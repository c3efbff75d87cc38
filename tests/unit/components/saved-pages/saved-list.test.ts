import { beforeAll, expect, test } from 'vitest'
import SavedList from '../../../../src/components/saved-pages/SavedList.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'

beforeAll(() => void learnMessages('en', english))

const at = { cup: 0, device: 0, speed: 1 }
const listOf = (address: string, title: string, playoffOf: string | null) =>
  markup(SavedList, { pages: [{ address, title, playoffOf, at }], locale: 'en' })

test('the name of a play-off is a result, and its class stands in its place; other names are none', () => {
  const playoff = listOf('/2026/categories/b14/playoff/a/', 'B14 · A-Play-off', 'B14')
  expect(playoff).toContain('<bdi data-result="note">B14 · A-Play-off</bdi>')
  expect(playoff).toMatch(/<bdi class="in-place" hidden(?:="")?>B14 · Play-off<\/bdi>/)
  expect(listOf('/2026/teams/a/', 'B14 · A', null)).toContain(
    '<a href="/2026/teams/a/"><bdi>B14 · A</bdi></a>',
  )
})

test('a page in the other language is chosen with its language, or the reader would be led back', () => {
  expect(listOf('/sv/2026/teams/a/', 'A', null)).toMatch(/<a href="\/sv[^>]* data-lang="sv"/)
})
