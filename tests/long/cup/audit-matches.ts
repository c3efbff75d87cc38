import { liveTable } from '../../../src/domain/live/live-table.ts'
import type { EditionIndex } from '../../../src/domain/tournament/edition-index.ts'
import { showsTable } from '../../../src/domain/tournament/gates.ts'
import type { Match, Participant } from '../../../src/domain/tournament/match.ts'

/** A team by its id. The label of a place without a team does not count. */
const sideText = (side: Participant) => (side.kind === 'team' ? side.teamId : side.kind)

/** The parts of a match that a report can change, as text. */
function matchText(match: Match): string {
  const { home, away, time, movedFrom, fieldId, locationName, streamId, kind } = match
  const { score, halfTime, penalties, decision, winner, phase } = { ...NO_RESULT, ...match }
  const result = { kind, phase, score, halfTime, penalties, decision, winner }
  const sides = [sideText(home), sideText(away)]
  return JSON.stringify({ sides, ...result, time, movedFrom, fieldId, locationName, streamId })
}

const NO_RESULT = { score: null, halfTime: null, penalties: null, decision: null, winner: null, phase: null }

/** The tables of an edition, as text by division. */
function tablesOf({ categories, divisions }: EditionIndex): Map<string, string> {
  const tables = new Map<string, string>()
  for (const division of divisions.values()) {
    const category = categories.get(division.categoryId)
    if (!category || !showsTable(category, division)) continue
    const rows = liveTable(division, category).rows.map((row) => {
      const { rank, teamId, played, won, tied, lost, goalsFor, goalsAgainst, points } = row
      return [rank, teamId, played, won, tied, lost, goalsFor, goalsAgainst, points].join(' ')
    })
    tables.set(division.id, rows.join('\n'))
  }
  return tables
}

/** Compares an edition, as somebody knows it, with the expected one: a sentence for each match and table that differs. */
export function differingEdition(who: string, expected: EditionIndex, known: EditionIndex): string[] {
  const matches = [...expected.matches.values()].flatMap((match) => {
    const other = known.matches.get(match.id)
    const [is, shouldBe] = [other ? matchText(other) : 'nothing', matchText(match)]
    return is === shouldBe ? [] : [`${who}: match ${match.id} is ${is} and should be ${shouldBe}`]
  })
  const more = [...known.matches.keys()]
    .filter((id) => !expected.matches.has(id))
    .map((id) => `${who}: there is no match ${id}`)
  const tables = tablesOf(known)
  const differing = [...tablesOf(expected)].flatMap(([id, shouldBe]) => {
    const is = tables.get(id) ?? 'nothing'
    return is === shouldBe ? [] : [`${who}: the table of ${id} is\n${is}\nand should be\n${shouldBe}`]
  })
  return [...matches, ...more, ...differing]
}

/** Finds later groups that count a result from an earlier group with another score than was played. */
export function differingCarried({ divisions, matches }: EditionIndex): string[] {
  return [...divisions.values()].flatMap(({ id, carriedOver }) =>
    carriedOver.flatMap(({ matchId, score }) => {
      const match = matches.get(matchId ?? '')
      if (!match || !('score' in match) || match.score === null) return []
      const isSame = match.score.home === score.home && match.score.away === score.away
      return isSame ? [] : [`${id} counts ${score.home}–${score.away} of the match ${matchId}`]
    }),
  )
}
