import * as v from 'valibot'
import { type CupDocument, cupDocument } from '../../../src/backend/document/cup-document.ts'

type Plain = Readonly<Record<string, unknown>>

const RANKING = {
  points: { won: 2, tied: 1, lost: 0 },
  chain: ['head-to-head-points', 'goal-difference', 'lots'],
}

/** A cup document from editions in the open format, as an importer would parse it. */
export function cup(...editions: readonly Plain[]): CupDocument {
  return v.parse(cupDocument, {
    format: 'cup/1',
    cup: { id: 'test-cup', name: 'Test Cup' },
    editions: editions.map((edition) => ({ ranking: RANKING, ...edition })),
  })
}

export const at = (clock: string) => `2026-07-07T${clock}:00+02:00`

export const match = (id: string, home: string, away: string, more: Plain = {}): Plain => ({
  id,
  home: { team: home },
  away: { team: away },
  ...more,
})

export const played = (
  id: string,
  home: string,
  away: string,
  score: readonly [number, number],
  more: Plain = {},
) => match(id, home, away, { state: 'finished', score: { home: score[0], away: score[1] }, ...more })

/** Boys 14 with one group of four and a play-off of one semifinal, a bye and a final, on two fields. */
export function edition2026(more: Plain = {}, category: Plain = {}): Plain {
  return {
    year: 2026,
    name: 'Test Cup 2026',
    startsAt: '2026-07-06T08:00:00+02:00',
    endsAt: '2026-07-11T18:00:00+02:00',
    streaming: { info: { en: 'Every court', sv: 'Varje plan' }, access: 'With a pass' },
    announcements: [
      { text: { en: 'Welcome', sv: 'Välkommen' }, button: { link: 'https://example.org/', text: 'More' } },
    ],
    arenas: [
      {
        id: 'heden',
        name: 'Heden',
        area: 'Centrum',
        latitude: 57.7,
        longitude: 11.97,
        fields: [
          { id: 'f5', name: 'Heden 5', aliases: [{ name: 'Heden 5 - Example AB', day: '2026-07-07' }] },
          { id: 'f6', name: 'Heden 6' },
        ],
      },
    ],
    clubs: [
      { id: 'k1', name: 'IK Example', nation: 'SE' },
      { id: 'k2', name: 'Esempio', nation: 'it' },
    ],
    streams: [
      { id: 's1', name: 'Heden 5', url: 'https://video.example.org/1', provider: 'Video', field: 'f5' },
    ],
    sponsors: [{ id: 'p1', name: 'Example AB', url: 'https://example.org/', placement: 'home' }],
    featured: ['g3', 'g1'],
    categories: [
      {
        id: 'b14',
        name: { en: 'Boys 14', sv: 'Pojkar 14' },
        shortName: 'B14',
        gender: 'boys',
        age: 14,
        matchMinutes: 35,
        teams: [
          { id: 'a', name: 'IK Example 1', club: 'k1', nation: 'SE' },
          { id: 'b', name: 'IK Example 2', club: 'k1', nation: 'se' },
          { id: 'c', name: 'Esempio', club: 'k2', nation: 'it' },
          { id: 'd', name: 'Nowhere', nation: '--' },
        ],
        stages: [
          {
            id: 'groups',
            name: 'Gruppspel',
            type: 'conference',
            divisions: [
              {
                id: 'g',
                name: { en: 'Group 1', sv: 'Grupp 1' },
                teams: ['a', 'b', 'c', 'd'],
                qualification: [{ fromRank: 1, toRank: 2, division: 'pa' }],
                matches: [
                  played('g1', 'a', 'b', [12, 7], {
                    startsAt: at('08:00'),
                    field: 'f5',
                    number: '1',
                    location: 'Heden 5 - Example AB',
                    stream: 's1',
                    halfTime: { home: 6, away: 3 },
                    moved: { startsAt: at('07:25'), location: 'Heden 6' },
                  }),
                  match('g2', 'c', 'd', { state: 'walkover', score: { home: 10, away: 0 }, winner: 'home' }),
                  match('g3', 'a', 'c', {
                    state: 'live',
                    score: { home: 3, away: 4 },
                    startsAt: at('09:10'),
                    field: 'f6',
                  }),
                  match('g4', 'b', 'd', { day: '2026-07-08' }),
                ],
              },
            ],
          },
          {
            id: 'playoff',
            name: 'A-Play-off',
            type: 'playoff',
            divisions: [
              {
                id: 'pa',
                name: 'A',
                matches: [
                  played('p1', 'a', 'c', [9, 9], {
                    round: { name: 'Semifinal', rank: 1, index: 1 },
                    penalties: { home: 3, away: 4 },
                    decision: 'penalties',
                    winner: 'away',
                  }),
                  { id: 'p2', home: { team: 'b' }, away: { bye: true }, round: { rank: 1, index: 2 } },
                  {
                    id: 'p3',
                    home: { placeholder: 'Winner of 1/2 #1' },
                    away: { team: 'b' },
                    round: { name: 'Final', rank: 0, index: 1 },
                  },
                ],
              },
            ],
          },
        ],
        ...category,
      },
    ],
    ...more,
  }
}
