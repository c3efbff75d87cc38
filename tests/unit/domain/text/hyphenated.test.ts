import { expect, it } from 'vitest'
import { hyphenated } from '../../../../src/domain/text/hyphenated.ts'

const parted = (name: string) => hyphenated(name).replaceAll('\u00ad', '|')

it.each([
  ['Handbollsföreningen Rimsfors-Mörskåsa Ungdom', 'Handbolls|före|ningen Rimsfors-Mörskåsa Ungdom'],
  ['Handballspielgemeinschaft Sieglar', 'Handball|spiel|gemein|schaft Sieglar'],
  ['TV Schwalbach/Niederpleis', 'TV Schwal|bach/\u200bNiederp|leis'],
  ['Håndboldklubben af 1950', 'Håndbold|klubben af 1950'],
  ['Bækkelagets Sportsklub', 'Bække|lagets Sportsklub'],
  ['Helsingin Urheiluseura', 'Helsingin Urheilu|seura'],
])('%s may be parted between its words', (name, where) => {
  expect(parted(name)).toBe(where)
})

it('has no part of more than twelve letters, and of no fewer than three', () => {
  for (const word of ['Hafnarfjörður', 'Universitätssportverein', 'Kaukopallonheittäjät', 'Östergötlands'])
    for (const part of parted(word).split('|')) {
      expect(part.length, word).toBeLessThan(13)
      expect(part.length, word).toBeGreaterThan(2)
    }
})

it('leaves short words and signs as they are', () => {
  for (const name of ['Ekorrsvik IF', 'Rimsfors-Mörskåsa 2', 'IFK Åmål', 'ЦСКА', ''])
    expect(hyphenated(name)).toBe(name)
})

it.each([
  ['https://example.org/cup/2026', 'https://exam|ple.org/cup/|2026'],
  ['Ѫѫѭѩѧѡѕѱѯѵѹѻѽѿҁѣ҂ѥѳѷѷѷ', 'Ѫѫѭѩѧѡѕѱѯѵѹѻ|ѽѿҁѣ҂ѥѳѷѷѷ'],
  ['<script>alert=1</script>', '<script>aler|t=1</script>'],
])('%s, which no narrow column holds, may be broken anywhere', (name, where) => {
  expect(hyphenated(name).replaceAll('\u200b', '|')).toBe(where)
})
