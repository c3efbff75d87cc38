import { at, cup, match } from '../results/cup-builder.ts'

type Plain = Readonly<Record<string, unknown>>

const teams = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `IK ${id.toUpperCase()}` }))
export const place = (clock: string, field: string) => ({ startsAt: at(clock), field })

export const GROUP = [
  match('g1', 'a', 'b', place('08:00', 'f5')),
  match('g2', 'c', 'd', place('08:00', 'f6')),
  match('g3', 'a', 'c', place('11:00', 'f5')),
  match('g4', 'b', 'd', place('11:00', 'f6')),
  match('g5', 'a', 'd', place('14:00', 'f5')),
  match('g6', 'b', 'c', place('14:00', 'f6')),
]
export const FINAL = {
  id: 'final',
  round: { name: 'Final', rank: 0, index: 1 },
  home: { placeholder: '1st in Group 1' },
  away: { placeholder: '2nd in Group 1' },
  ...place('18:00', 'f5'),
}

/** One class of four teams with a final, on two fields, with hours between the matches. */
export function smallCup({
  group = GROUP,
  playoff = [FINAL],
}: {
  group?: readonly Plain[]
  playoff?: readonly Plain[]
} = {}) {
  return cup({
    year: 2026,
    startsAt: at('08:00'),
    endsAt: at('20:00'),
    published: { clubs: true, teams: true, lot: true, schedule: true },
    arenas: [
      {
        id: 'heden',
        name: 'Heden',
        fields: [
          { id: 'f5', name: 'Heden 5' },
          { id: 'f6', name: 'Heden 6' },
        ],
      },
    ],
    sponsors: [{ id: 'p1', name: 'Example AB', url: 'https://example.org/', placement: 'home' }],
    categories: [
      {
        id: 'b14',
        name: 'Boys 14',
        shortName: 'B14',
        gender: 'boys',
        teams,
        stages: [
          {
            id: 'groups',
            name: 'Groups',
            type: 'conference',
            divisions: [{ id: 'd1', name: 'Group 1', teams: ['a', 'b', 'c', 'd'], matches: group }],
          },
          {
            id: 'a',
            name: 'A-Play-off',
            type: 'playoff',
            divisions: [{ id: 'p-a', name: 'A', teams: [], matches: playoff }],
          },
        ],
      },
    ],
  })
}
