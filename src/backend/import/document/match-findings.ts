import { leaderOf, wonBy } from '../../../domain/tournament/outcome.ts'
import { type Finding, shown } from '../fault.ts'
import { type Said, say } from '../said.ts'
import type {
  LenientCategory,
  LenientDivision,
  LenientEdition,
  LenientMatch,
  LenientScore,
} from './lenient-document.ts'

/** Finds facts of single matches that are impossible, or that a reader will stumble over. */
export function matchFindings(edition: LenientEdition): Finding[] {
  return [
    ...edition.categories.flatMap((category) =>
      category.divisions.flatMap((division) => [
        ...division.matches.flatMap((match) => ofMatch(match, division, category)),
        ...samePlace(division),
      ]),
    ),
    ...outsideEdition(edition),
    ...sameFieldSameTime(edition),
  ]
}

function ofMatch(match: LenientMatch, division: LenientDivision, category: LenientCategory): Finding[] {
  const findings: Finding[] = []
  const fault = (at: string, problem: Said, remedy: Said) =>
    findings.push({ level: 'fault', at, problem, remedy })
  const warn = (at: string, problem: Said, remedy: Said) =>
    findings.push({ level: 'warning', at, problem, remedy })
  const { home, away, score, state, halfTime, penalties } = match
  const id = shown(match.id)

  if (home.team !== undefined && home.team === away.team) {
    fault(match.at, say('sameTeam', { id, team: shown(home.team) }), say('twoTeams'))
  }
  const withdrawn = category.teams.find(
    (team) => team.withdrawn && team.id !== undefined && [home.team, away.team].includes(team.id),
  )
  if (withdrawn && state === 'live') {
    const problem = say('liveWithdrawn', { id, team: shown(withdrawn.id) })
    fault(`${match.at}.state`, problem, say('whatBecame'))
  }
  if (home.bye && away.bye) fault(match.at, say('twoByes', { id }), say('teamOnOneSide'))
  if (score && WITHOUT_SCORE.includes(state)) {
    const remedy = state === 'scheduled' ? say('finishedOrNoScore') : say('abandonedOrNoScore')
    fault(`${match.at}.score`, say('scoreOfState', { id, score: text(score), state }), remedy)
  }
  if (match.replays !== undefined && !isOther(match, division)) {
    const problem = say('replaysNone', { id, other: shown(match.replays) })
    fault(`${match.at}.replays`, problem, say('idOfReplaced'))
  }
  if (!match.scored && state === 'finished' && !category.resultsHidden && !home.bye && !away.bye) {
    warn(match.at, say('finishedWithoutScore', { id }), say('aScore'))
  }
  if ((match.bothLose || match.stood) && state !== 'walkover') {
    const problem = say(match.bothLose ? 'bothLoseOfState' : 'stoodOfState', { id, state })
    fault(match.at, problem, say('value', { value: '"state": "walkover"' }))
  }
  if (match.bothLose && (match.scored || match.winner !== undefined)) {
    fault(match.at, say('bothLoseWithScore', { id }), say('neither'))
  }
  if (state === 'walkover' && match.winner === undefined && !match.bothLose && !leaderOf(score ?? null)) {
    const problem = say(match.scored ? 'walkoverLevel' : 'walkoverOpen', { id })
    warn(match.at, problem, say('walkoverScore'))
  }
  if (!match.scored && (halfTime || penalties)) {
    fault(match.at, say(halfTime ? 'halfTimeAlone' : 'penaltiesAlone', { id }), say('scoreAsWell'))
  }
  if (score && halfTime && (halfTime.home > score.home || halfTime.away > score.away)) {
    const problem = say('halfTimeAbove', { halfTime: text(halfTime), score: text(score) })
    warn(`${match.at}.halfTime`, problem, say('halfTimeWithin'))
  }
  if (penalties && leaderOf(penalties) === null) {
    warn(`${match.at}.penalties`, say('penaltiesLevel', { penalties: text(penalties) }), say('oneSideMore'))
  }
  if (score && state === 'finished' && match.winner !== undefined) {
    const better = leaderOf(score)
    if (better !== null && match.winner !== better) {
      const problem = say('winnerContradicts', { winner: shown(match.winner), score: text(score) })
      warn(`${match.at}.winner`, problem, say('winnerOfScore', { better }))
    }
  }
  const level = score && wonBy(score, penalties ?? null) === null
  const decidedLater =
    level && division.matches.slice(division.matches.indexOf(match) + 1).some(isSamePair(match))
  if (
    level &&
    !decidedLater &&
    state === 'finished' &&
    division.stageType === 'playoff' &&
    match.winner === undefined
  ) {
    const problem = say('knockoutLevel', { id, score: text(score) })
    warn(match.at, problem, say('winnerOrPenalties'))
  }
  return findings
}

const WITHOUT_SCORE: readonly string[] = ['scheduled', 'cancelled', 'postponed']

const isOther = ({ id, replays }: LenientMatch, { matches }: LenientDivision): boolean =>
  replays !== id && matches.some((other) => other.id === replays)

const isSamePair =
  (match: LenientMatch) =>
  ({ home, away }: LenientMatch): boolean =>
    (home.team === match.home.team && away.team === match.away.team) ||
    (home.team === match.away.team && away.team === match.home.team)

const text = (score: LenientScore) => `${score.home}–${score.away}`

/** Finds two matches of a play-off that claim the same place in the bracket. */
function samePlace(division: LenientDivision): Finding[] {
  if (division.stageType !== 'playoff') return []
  const taken = new Map<string, LenientMatch>()
  return division.matches.flatMap((match): Finding[] => {
    if (match.rank === undefined || match.index === undefined) return []
    const place = `${match.rank}/${match.index}`
    const before = taken.get(place)
    if (!before) {
      taken.set(place, match)
      return []
    }
    if (match.replays === before.id || before.replays === match.id) return []
    const problem = say('placeTaken', { rank: match.rank, index: match.index, other: shown(before.id) })
    return [{ level: 'warning', at: `${match.at}.round`, problem, remedy: say('ownIndex') }]
  })
}

/** Finds matches outside the edition. Days are compared as they are written, each in its own offset. */
function outsideEdition(edition: LenientEdition): Finding[] {
  const first = edition.startsAt?.slice(0, 10)
  const last = edition.endsAt?.slice(0, 10)
  const findings: Finding[] = []
  if (edition.startsAt && edition.endsAt && Date.parse(edition.startsAt) > Date.parse(edition.endsAt)) {
    const problem = say('endsBeforeStart', { end: edition.endsAt, start: edition.startsAt })
    return [{ level: 'fault', at: `${edition.at}.endsAt`, problem, remedy: say('endAfterStart') }]
  }
  for (const match of matchesOf(edition)) {
    const day = (match.startsAt ?? match.day)?.slice(0, 10)
    if (day === undefined || !((first && day < first) || (last && day > last))) continue
    const problem = say('outsideEdition', {
      id: shown(match.id),
      day,
      first: first ?? '…',
      last: last ?? '…',
    })
    const at = `${match.at}.${match.startsAt === undefined ? 'day' : 'startsAt'}`
    findings.push({ level: 'warning', at, problem, remedy: say('dayOfEdition') })
  }
  return findings
}

function sameFieldSameTime(edition: LenientEdition): Finding[] {
  const taken = new Map<string, LenientMatch>()
  return matchesOf(edition).flatMap((match): Finding[] => {
    if (match.field.id === undefined || match.startsAt === undefined) return []
    const instant = Date.parse(match.startsAt)
    if (Number.isNaN(instant)) return []
    const slot = `${instant} ${match.field.id}`
    const before = taken.get(slot)
    if (!before) {
      taken.set(slot, match)
      return []
    }
    const problem = say('fieldTaken', {
      one: shown(before.id),
      other: shown(match.id),
      field: shown(match.field.id),
      time: match.startsAt,
    })
    return [{ level: 'warning', at: match.at, problem, remedy: say('otherFieldOrTime') }]
  })
}

const matchesOf = (edition: LenientEdition) =>
  edition.categories.flatMap((category) => category.divisions.flatMap((division) => division.matches))
