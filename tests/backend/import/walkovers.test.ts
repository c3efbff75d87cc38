import { expect, it } from 'vitest'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import { NO_RESULT } from '../../../src/domain/desk/match-result.ts'
import { resultAfter } from '../../../src/domain/desk/result-after.ts'

import { draftOf } from '../../../src/domain/tournament/report.ts'
import { folderWith } from './temporary-files.ts'

const cup = (match: object) =>
  JSON.stringify({
    format: 'cup/1',
    cup: { id: 'x', name: 'X' },
    editions: [
      {
        year: 2026,
        categories: [
          {
            ...{ id: 'c', name: 'C', shortName: 'C', gender: 'mixed' },
            teams: [
              { id: 'a', name: 'A' },
              { id: 'b', name: 'B' },
            ],
            stages: [
              {
                ...{ id: 's', name: 'S', type: 'conference' },
                divisions: [
                  {
                    id: 'g',
                    name: 'G',
                    matches: [{ id: 'm', home: { team: 'a' }, away: { team: 'b' }, ...match }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })

const scoreOf = async (files: Record<string, string>) => {
  const answer = await readImport(folderWith(files), { year: 2026 })
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
  return answer.document.editions[0]?.categories[0]?.stages[0]?.divisions[0]?.matches[0]?.score
}

const team = (name: string) => ({ kind: 'team', teamId: name, name }) as const

it('is the same at the desk and by every format: 10–0 for the winner where only that is told', async () => {
  const atDesk = resultAfter(
    {
      home: team('a'),
      away: team('b'),
      result: NO_RESULT,
      isKnockOut: false,
      isHidden: false,
    },
    { ...draftOf('walkover', { winner: 'away' }), kind: 'walkover' },
  )
  expect(atDesk.score).toEqual({ home: 0, away: 10 })
  const csv = 'home,away,state,winner\nA,B,walkover,away\n'
  expect(await scoreOf({ 'matches.csv': csv })).toEqual(atDesk.score)
  expect(await scoreOf({ 'cup.json': cup({ state: 'walkover', winner: 'away' }) })).toEqual(atDesk.score)
  const matches = [
    { round: 'Semi-finals', team1: 'A', team2: 'B', date: '2026-07-07', status: 'CANCELLED' },
    { round: 'Final', team1: 'B', team2: 'C', date: '2026-07-08', score: { ft: [1, 0] } },
  ]
  expect(await scoreOf({ '2026.json': JSON.stringify({ name: 'Cup 2026', matches }) })).toEqual(atDesk.score)
})

it('keeps a score that is told, and claims none without a winner', async () => {
  const stored = { state: 'walkover', winner: 'home', score: { home: 5, away: 0 } }
  expect(await scoreOf({ 'cup.json': cup(stored) })).toEqual(stored.score)
  expect(await scoreOf({ 'cup.json': cup({ state: 'walkover' }) })).toBeUndefined()
})
