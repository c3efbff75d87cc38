import { NO_RESULT, withResult } from '../../../domain/desk/match-result.ts'
import type { Match, Participant, SideName } from '../../../domain/tournament/match.ts'
import { seatsAfter } from '../../../domain/tournament/progression.ts'
import { nextWithoutOpponent } from '../../../domain/tournament/without-opponent.ts'
import type { CupDocument, DivisionDocument, MatchDocument } from '../../document/cup-document.ts'

/** Lets those go on whose opponents will not come: the play-off that is imported goes on as after a report. */
export function leaveWithoutOpponents({ editions }: CupDocument): void {
  for (const { categories } of editions)
    for (const { stages } of categories)
      for (const { type, divisions } of stages)
        for (const division of divisions)
          if (type === 'playoff' && division.matches.some(({ bothLose }) => bothLose)) goOn(division)
}

function goOn({ matches }: DivisionDocument): void {
  const byId = new Map(matches.map((match) => [match.id, match]))
  const labelOf = (matchId: string, side: SideName) => {
    const seat = byId.get(matchId)?.[side]
    return seat && 'placeholder' in seat ? seat.placeholder : null
  }
  for (;;) {
    const now = matches.map(matchOf)
    const next = nextWithoutOpponent(now, labelOf)
    const match = byId.get(next?.matchId ?? '')
    if (!next || !match) return
    const { winner } = next
    const seats = winner === null ? [] : seatsAfter(now, match.id, labelOf).winner
    Object.assign(match, { state: 'walkover' }, winner === null ? { bothLose: true } : { winner })
    for (const { matchId, side } of seats) {
      const later = byId.get(matchId)
      if (later && winner && 'placeholder' in later[side]) later[side] = match[winner]
    }
  }
}

/** Converts a match for the rules of brackets, which need neither its time nor its place. */
function matchOf(match: MatchDocument): Match {
  const { id, number = null, round, home, away, state, score = null, penalties = null } = match
  const facts = {
    id,
    number,
    categoryId: '',
    divisionId: '',
    round: { name: round?.name ?? null, rank: round?.rank ?? null, index: round?.index ?? null },
    home: sideOf(home),
    away: sideOf(away),
    time: { kind: 'unknown' },
    movedFrom: null,
    fieldId: null,
    locationName: null,
    streamId: null,
    ...(match.replays !== undefined && { replays: match.replays }),
  } as const
  if (facts.home.kind === 'bye' || facts.away.kind === 'bye') return { ...facts, kind: 'bye', winner: null }
  const { winner = null, bothLose = false } = match
  return withResult(facts, { ...NO_RESULT, state, score, penalties, winner, bothLose })
}

function sideOf(side: MatchDocument['home']): Participant {
  if ('team' in side) return { kind: 'team', teamId: side.team, name: side.team }
  return 'placeholder' in side ? { kind: 'placeholder', label: side.placeholder } : { kind: 'bye' }
}
