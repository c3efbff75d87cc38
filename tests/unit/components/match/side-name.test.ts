import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateDemoCup } from '../../../../src/backend/demo/generate.ts'
import { sideName } from '../../../../src/components/match/side-name.ts'
import {
  type PlaceholderMeaning,
  placeholderMeaning,
} from '../../../../src/domain/tournament/placeholder-meaning.ts'
import { isPlaceholder } from '../../../../src/domain/tournament/placeholder-words.ts'
import { learnMessages, translator } from '../../../../src/i18n/translate.ts'
import { english as en, swedish as sv } from '../../../support/messages.ts'
import { matchesOf } from '../../backend/demo/cup-reading.ts'

beforeAll(() => {
  learnMessages('en', en)
  learnMessages('sv', sv)
})

const placeholder = (label: string) => ({ kind: 'placeholder', label }) as const

describe('what a side is called', () => {
  test.each([
    ['1:an i Grupp 4', '1st in Group 4', '1:a i Grupp 4'],
    ['5:th in Group 3', '5th in Group 3', '5:e i Grupp 3'],
    ['Tvåa grupp B', '2nd in Group B', '2:a i Grupp B'],
    ['Winner Group A', '1st in Group A', '1:a i Grupp A'],
    ['Gruppensieger a', '1st in Group A', '1:a i Grupp A'],
    ['Runner-up Group B', '2nd in Group B', '2:a i Grupp B'],
    ['Grupp 4 #1', '1st in Group 4', '1:a i Grupp 4'],
    ['1A', '1st in Group A', '1:a i Grupp A'],
    ['3A/3B/3C', '3rd in Group A/B/C', '3:e i Grupp A/B/C'],
    ['2:an i Heden', '2nd in Heden', '2:a i Heden'],
    ['10:e bästa 3:an', '10th best 3rd', '10:e bästa 3:e'],
    ['best third-placed team', 'Best 3rd', 'Bästa 3:e'],
    ['2nd', '2nd', '2:a'],
    ['Winner of 1/2 #1', 'Winner of semifinal 1', 'Vinnare av semifinal 1'],
    ['Winner of 1/4 #2', 'Winner of quarter-final 2', 'Vinnare av kvartsfinal 2'],
    ['Loser SF1', 'Loser of semifinal 1', 'Förlorare av semifinal 1'],
    ['Winner of 1/8 #3', 'Winner of 1/8 final 3', 'Vinnare av åttondelsfinal 3'],
    ['Winner of 1/16 #3', 'Winner of 1/16 final 3', 'Vinnare av 1/16-final 3'],
    ['Vinn. 12', 'Winner of match 12', 'Vinnare av match 12'],
    ['W49', 'Winner of match 49', 'Vinnare av match 49'],
    ['Förl. 12', 'Loser of match 12', 'Förlorare av match 12'],
    ['Winner', 'Winner', 'Vinnare'],
    ['TBA', 'Not known yet', 'Inte klart ännu'],
    ['Lag X', 'Lag X', 'Lag X'],
    ['–', '–', '–'],
  ])('%s is %s and %s', (label, english, swedish) => {
    expect(sideName(placeholder(label), translator('en'))).toBe(english)
    expect(sideName(placeholder(label), translator('sv'))).toBe(swedish)
  })

  test('is the team, and the word for a bye', () => {
    const team = { kind: 'team', teamId: '1', name: '1:an i Grupp 4' } as const
    expect(sideName(team, translator('sv'))).toBe('1:an i Grupp 4')
    expect(sideName({ kind: 'bye' }, translator('sv'))).toBe('Frilott')
  })
})

/** The meaning of a placeholder, whatever name it gives the group. */
const meant = (meaning: PlaceholderMeaning | null) =>
  meaning?.kind === 'group-place' && meaning.code !== null ? { ...meaning, group: '' } : meaning

function labels(): Set<string> {
  const found = new Set<string>()
  for (const now of ['2026-07-06T08:00:00+02:00', '2026-07-10T12:00:00+02:00'])
    for (const edition of generateDemoCup({ size: 'full', now: Date.parse(now) }).editions)
      for (const { home, away } of matchesOf(edition))
        for (const side of [home, away]) if ('placeholder' in side) found.add(side.placeholder)
  for (const file of globSync('tests/backend/import/fixtures/**/*.json'))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/"(?:team[12]|placeholder)":\s*"([^"]+)"/g))
      if (name && isPlaceholder(name)) found.add(name)
  return found
}

test('every placeholder of the data at hand is understood, and means the same in either language', () => {
  const all = [...labels()]
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter((label) => placeholderMeaning(label) === null)).toEqual([])
  for (const label of all) {
    const meaning = meant(placeholderMeaning(label))
    for (const locale of ['en', 'sv'] as const) {
      const said = sideName(placeholder(label), translator(locale))
      expect(meant(placeholderMeaning(said)), `${label} → ${said}`).toEqual(meaning)
    }
  }
})
