import { describe, expect, it } from 'vitest'
import {
  groupPlaceOf,
  isGroupPlace,
  matchLostOfLabel,
  matchOfLabel,
} from '../../../../src/domain/tournament/placeholder.ts'
import { isNobody, isPlaceholder } from '../../../../src/domain/tournament/placeholder-words.ts'
import { placeholder, scheduled } from '../builders.ts'

const WINNERS = [
  'Win. 12',
  'Winner 12',
  'Vinn. 12',
  'Vinn 12',
  'Vinnare 12',
  'Vinnare match 12',
  'Vinnaren av match 12',
  'Segrare match 12',
  'Winner of match 12',
  'Winner Game 12',
  'Winner M12',
  'Vinder kamp 12',
  'Vinner kamp 12',
  'Vinner av kamp nr. 12',
  'Sieger Spiel 12',
  'Sieger 12',
  'W12',
  'W 12',
]
const LOSERS = [
  'Förl. 12',
  'Förlorare 12',
  'Förlorare match 12',
  'Forl. 12',
  'Los. 12',
  'Loser 12',
  'Loser of match #12',
  'Taper kamp 12',
  'Taber af kamp 12',
  'Verlierer Spiel 12',
  'L12',
]
const ROUNDS = [
  'Winner of 1/8 #3',
  'Winner semifinal 1',
  'Vinnare kvartsfinal 2',
  'Loser SF1',
  'Verlierer HF 2',
  'Winner QF 4',
  'W SF1',
  'Vinnare KF1',
  'L. SF 2',
  'Vinder kvartfinale 2',
  'Winner Semi-final 1',
  'Winner of Round of 16 - 3',
  'Winner R16-3',
  'Segrare åttondelsfinal 3',
  'Vinnare semifinal',
]
const PLACES = [
  '1:an i Grupp 4',
  '2:a Grupp A',
  '2:an i grupp A',
  '5:th in Group 3',
  '1st Group A',
  '1st in Group A',
  '2nd of group B',
  '1. Gruppe A',
  '2. der Gruppe B',
  'Nr 1 i pulje A',
  'Nr. 2 Gruppe 3',
  'Platz 1 Gruppe A',
  '1 pulje B',
  'Group A 1st',
  'Grupp 4 #1',
  'Winner Group A',
  'Group A winner',
  'Vinnare Grupp 3',
  'Runner-up Group B',
  'Gruppsegrare A',
  'Gruppensieger A',
  'Tvåa grupp B',
  'Zweiter Gruppe B',
  '1A',
  '2B',
  '3A/B/C/D',
  '3A/3B/3C',
  '3ABCD',
]
const BEST = [
  '10:e bästa 3:an',
  '10th best third',
  'Best 3rd',
  'best third-placed team',
  'Bästa 3:an',
  'Bästa trean',
  '2nd best runner-up',
  'Bester Dritter',
  'Beste 3er',
]
const UNKNOWN = [
  'Winner',
  'Loser',
  'Runner-up',
  'TBA',
  'TBD',
  'N.N.',
  'NN',
  '?',
  '???',
  '1:an',
  '2nd',
  'To be decided',
]

describe('what stands for a team that is not known yet', () => {
  it.each([...WINNERS, ...LOSERS, ...ROUNDS, ...PLACES, ...BEST, ...UNKNOWN])('%s', (label) => {
    expect(isPlaceholder(label)).toBe(true)
    expect(isPlaceholder(`  ${label.toUpperCase().replaceAll(' ', '\u00a0 ')} `)).toBe(true)
  })

  it.each([
    '1. FC Köln',
    '1. FC Köln 2',
    '1 FC Köln',
    '1. HC Gruppe Pizza Haßloch',
    'Winner HK',
    'Winner HK 2',
    'Best HC',
    'Best 2',
    'Bästa Laget HK',
    'A1 Bregenz',
    'IK Vinnarna',
    'Vinnarna',
    'Vinninga IF',
    'BK 1:an',
    'HK 71',
    'H71',
    'VIF 1',
    'KIF',
    'Lugi HF 2',
    'IK Sävehof 12',
    'W Handball',
    'Los Angeles HC',
    'Los Leones 2',
    'Losers United',
    'Winterthur 2',
    'Sieger Sport Club',
    'Gruppo Sportivo 3',
    'Pool HK 1',
    'Group Handball',
    'TBV Lemgo',
    'Team 1',
    'Lag 12',
    'F12 Röd',
    'P12',
    'B14',
    '08 Stockholm',
    '08',
    '1893 Hannover',
    '2nd Division Stars',
    '1st of May HC',
    'Tvååkers HK',
    'Third Lanark',
    'Second Skin HC 2',
    'Bye-bye HC',
  ])('is not %s, the name of a team', (name) => {
    expect(isPlaceholder(name)).toBe(false)
    expect(isNobody(name)).toBe(false)
  })

  it.each(['Wik SF', 'Laholms HK 2', 'Vilans BoIF', 'R16 Sports'])('is not %s either', (name) => {
    expect(isPlaceholder(name) || isNobody(name)).toBe(false)
  })

  it.each([
    'bye',
    'BYE',
    'Frilott',
    'Freilos',
    '-',
    '–',
    'Vila',
    'friplats',
    'Spielfrei',
    'oversidder',
    'Står över',
  ])('nobody is called %s', (label) => {
    expect(isNobody(label)).toBe(true)
    expect(isPlaceholder(label)).toBe(false)
  })
})

describe('what a placeholder stands for', () => {
  const match = scheduled(placeholder('?'), placeholder('?'), { id: 'x', number: '12' })

  it.each(WINNERS)('the winner of match 12: %s', (label) => {
    expect(matchOfLabel(label, [match])).toBe(match)
    expect(matchLostOfLabel(label, [match])).toBeUndefined()
  })

  it.each(LOSERS)('the loser of match 12: %s', (label) => {
    expect(matchLostOfLabel(label, [match])).toBe(match)
    expect(matchOfLabel(label, [match])).toBeUndefined()
  })

  it.each([
    ['Winner semifinal 1', 1, 1],
    ['Vinnare kvartsfinal 2', 2, 2],
    ['Winner QF 4', 2, 4],
    ['Winner of 1/8 #3', 3, 3],
  ])('the winner by round: %s', (label, rank, index) => {
    const others = ['1', '2', '3', '4'].map((number) =>
      scheduled(placeholder('?'), placeholder('?'), { number }),
    )
    const meant = scheduled(placeholder('?'), placeholder('?'), { round: { rank, index }, number: '77' })
    expect(matchOfLabel(label, [...others, meant])).toBe(meant)
  })

  it.each([
    ['Winner QF 3', 'QF3'],
    ['Vinnare kvartsfinal 3', 'Kvartsfinal 3'],
    ['Vinnare KF3', 'Kvartsfinal (3)'],
    ['W SF3', 'Semi-final 3'],
  ])('the winner of the match whose name has the number, wherever it stands: %s', (label, name) => {
    const rank = label.includes('SF') ? 1 : 2
    const at = (index: number, of: string) =>
      scheduled(placeholder('?'), placeholder('?'), { id: of, round: { rank, index, name: of } })
    const other = at(3, name.replace('3', '4'))
    const meant = at(4, name)
    expect(matchOfLabel(label, [other, meant])).toBe(meant)
  })

  it('the match by its place, where the name of its round ends with the size of the round', () => {
    const of = (index: number) =>
      scheduled(placeholder('?'), placeholder('?'), { round: { rank: 3, index, name: 'Round of 16' } })
    const matches = [of(1), of(2)]
    expect(matchOfLabel('Winner 1/8 #2', matches)).toBe(matches[1])
  })

  it.each([...PLACES, ...BEST])('a place, and no match: %s', (label) => {
    expect(isGroupPlace(label)).toBe(true)
    expect(matchOfLabel(label, [match]) ?? matchLostOfLabel(label, [match])).toBeUndefined()
  })

  it.each([
    ['1:an i Grupp 4', { rank: 1, group: 'Grupp 4' }],
    ['5:th in Group 3', { rank: 5, group: 'Group 3' }],
    ['2:a Grupp A', { rank: 2, group: 'Grupp A' }],
    ['2nd of group B', { rank: 2, group: 'group B' }],
    ['1A', { rank: 1, group: 'A' }],
    ['Winner Group A', { rank: 1, group: 'Group A' }],
    ['Tvåa grupp B', { rank: 2, group: 'grupp B' }],
    ['Group A 1st', { rank: 1, group: 'Group A' }],
    ['3A/B/C/D', null],
    ['2nd', null],
    ['Best 3rd', null],
    ['Winner of 1/8 #3', null],
  ])('the place that %s names', (label, place) => {
    expect(groupPlaceOf(label)).toEqual(place)
  })
})
