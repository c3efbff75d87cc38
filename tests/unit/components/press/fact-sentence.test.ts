import { beforeAll, describe, expect, it } from 'vitest'
import { factSentence } from '../../../../src/components/press/fact-sentence.ts'
import { plain } from '../../../../src/components/ui/Sentence.tsx'
import type { PressFact } from '../../../../src/domain/press/press-fact.ts'
import { NO_RECORD } from '../../../../src/domain/tournament/team-record.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { category, finished, group } from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const subject = { cup: { id: 'c', name: 'Test Cup', sport: 'handball' }, year: 2026, name: 'Denmark' }
const about = {
  kind: 'match',
  category: category({ shortName: 'B16' }),
  playoff: group({ id: 'P', kind: 'playoff', name: { en: 'A-Play-off', sv: 'A-slutspel' } }),
  rank: 0,
} as const
const final = finished('X', 'Y', 12, 14)
const shootOut = finished('X', 'Y', 14, 14, {
  penalties: { home: 4, away: 5 },
  decision: 'penalties',
  winner: 'away',
})
const score = { home: 14, away: 12 }

const FACTS: readonly (readonly [fact: PressFact, en: string, sv: string])[] = [
  [
    { ...about, match: final, winner: 'away', place: 1, score },
    'Team Y won B16 A after 14–12 against Team X in the final.',
    'Team Y vann B16 A efter 14–12 mot Team X i finalen.',
  ],
  [
    { ...about, match: shootOut, winner: 'away', place: 1, score: { home: 14, away: 14 } },
    'Team Y won B16 A after 14–14 and 5–4 on penalties against Team X in the final.',
    'Team Y vann B16 A efter 14–14 och 5–4 på straffar mot Team X i finalen.',
  ],
  [
    { ...about, match: { ...final, decision: 'sudden-death' }, winner: 'away', place: 3, score },
    'Team Y took third place in B16 A after 14–12 by the golden goal against Team X.',
    'Team Y tog tredje plats i B16 A efter 14–12 på sudden death mot Team X.',
  ],
  [
    { ...about, match: final, winner: 'away', place: null, rank: 1, score },
    'Team Y reached the semifinal of B16 A after 14–12 against Team X.',
    'Team Y gick till semifinal i B16 A efter 14–12 mot Team X.',
  ],
  [
    { ...about, match: final, winner: 'away', place: 1, score: null },
    'Team Y won B16 A against Team X in the final.',
    'Team Y vann B16 A mot Team X i finalen.',
  ],
  [
    { kind: 'day', day: '2026-07-09', matches: 1812, played: 1812, goals: 21034 },
    'On Thursday 9 July, 1,812 matches were played and 21,034 goals scored.',
    '1\u202f812 matcher spelades torsdagen den 9 juli och det gjordes 21\u202f034 mål.',
  ],
  [
    { kind: 'entries', teams: 204, clubs: 41, classes: 20 },
    'Denmark entered 204 teams from 41 clubs in Test Cup 2026.',
    'Denmark anmälde 204 lag från 41 föreningar till Test Cup 2026.',
  ],
  [
    { kind: 'record', teams: 1, record: { ...NO_RECORD, played: 3, won: 2, lost: 1 } },
    'Its team won 2 of 3 matches, drew 0 and lost 1.',
    'Laget vann 2 av 3 matcher, spelade 0 oavgjorda och förlorade 1.',
  ],
  [
    { kind: 'medals', medals: [3, 0, 1] },
    'Denmark took 3 gold and 1 bronze.',
    'Denmark tog 3 guld och 1 brons.',
  ],
  [{ kind: 'medals', medals: [0, 2, 0] }, 'Denmark took 2 silver.', 'Denmark tog 2 silver.'],
]

describe('a sentence ready to print', () => {
  it.each(FACTS)('%#', (fact, en, sv) => {
    expect(plain(factSentence(fact, subject, 'en'))).toBe(en)
    expect(plain(factSentence(fact, subject, 'sv'))).toBe(sv)
  })
})
