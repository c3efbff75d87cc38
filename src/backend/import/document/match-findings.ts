import { leaderOf, wonBy } from '../../../domain/tournament/outcome.ts'
import { type Finding, shown } from '../fault.ts'
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
  const fault = (at: string, problem: string, remedy: string) =>
    findings.push({ level: 'fault', at, problem, remedy })
  const warn = (at: string, problem: string, remedy: string) =>
    findings.push({ level: 'warning', at, problem, remedy })
  const { home, away, score, state, halfTime, penalties } = match
  const who = `match ${shown(match.id)}`

  if (home.team !== undefined && home.team === away.team) {
    fault(match.at, `${who} has team ${shown(home.team)} on both sides`, 'two different teams')
  }
  const withdrawn = category.teams.find(
    (team) => team.withdrawn && team.id !== undefined && [home.team, away.team].includes(team.id),
  )
  if (withdrawn && state === 'live') {
    const problem = `${who} is live, and team ${shown(withdrawn.id)} has withdrawn`
    fault(`${match.at}.state`, problem, 'what became of the match, or the team without "withdrawn"')
  }
  if (home.bye && away.bye)
    fault(match.at, `${who} has a bye on both sides`, 'a team or a placeholder on one side')
  if (score && WITHOUT_SCORE.includes(state)) {
    const remedy =
      state === 'scheduled'
        ? '"state": "finished" (or "live", "walkover"), or no score'
        : '"state": "abandoned" or "annulled", or no score'
    fault(`${match.at}.score`, `${who} has the score ${text(score)} and is ${state}`, remedy)
  }
  if (match.replays !== undefined && !isOther(match, division)) {
    const problem = `${who} replays match ${shown(match.replays)}, which is not another match of its division`
    fault(`${match.at}.replays`, problem, 'the id of the match that it replaces')
  }
  if (!match.scored && state === 'finished' && !category.resultsHidden && !home.bye && !away.bye) {
    warn(match.at, `${who} is finished without a score`, 'a score; the site shows "no result"')
  }
  if ((match.bothLose || match.stood) && state !== 'walkover') {
    const problem = `${who} is ${state} and has ${match.bothLose ? 'bothLose' : 'stood'}, as only a walkover has`
    fault(match.at, problem, '"state": "walkover"')
  }
  if (match.bothLose && (match.scored || match.winner !== undefined)) {
    fault(match.at, `both teams lose ${who}, and it has a score or a winner`, 'neither')
  }
  if (state === 'walkover' && match.winner === undefined && !match.bothLose && !leaderOf(score ?? null)) {
    const problem = match.scored ? 'has a level score and no winner' : 'has neither score nor winner'
    warn(
      match.at,
      `the walkover ${who} ${problem}`,
      'a score such as 10–0, a winner, or that both lose (bothLose)',
    )
  }
  if (!match.scored && (halfTime || penalties)) {
    fault(
      match.at,
      `${who} has ${halfTime ? 'a half-time score' : 'penalties'} and no score`,
      'the score as well',
    )
  }
  if (score && halfTime && (halfTime.home > score.home || halfTime.away > score.away)) {
    const problem = `half time ${text(halfTime)} is more than the score ${text(score)}`
    warn(`${match.at}.halfTime`, problem, 'a half-time score no higher than the score')
  }
  if (penalties && leaderOf(penalties) === null) {
    warn(`${match.at}.penalties`, `penalties ${text(penalties)} decide nothing`, 'one side with more')
  }
  if (score && state === 'finished' && match.winner !== undefined) {
    const better = leaderOf(score)
    if (better !== null && match.winner !== better) {
      const problem = `winner ${shown(match.winner)} and the score ${text(score)} contradict each other`
      warn(`${match.at}.winner`, problem, `"${better}", or no winner: the score tells`)
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
    const problem = `knock-out ${who} is finished level, ${text(score)}, and nothing says who won`
    warn(match.at, problem, '"winner": "home" or "away", or the penalties')
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
    const problem = `round rank ${match.rank}, index ${match.index} is match ${shown(before.id)} already`
    return [
      { level: 'warning', at: `${match.at}.round`, problem, remedy: 'an index of its own within the round' },
    ]
  })
}

/** Finds matches outside the edition. Days are compared as they are written, each in its own offset. */
function outsideEdition(edition: LenientEdition): Finding[] {
  const first = edition.startsAt?.slice(0, 10)
  const last = edition.endsAt?.slice(0, 10)
  const findings: Finding[] = []
  if (edition.startsAt && edition.endsAt && Date.parse(edition.startsAt) > Date.parse(edition.endsAt)) {
    const problem = `the edition ends (${edition.endsAt}) before it starts (${edition.startsAt})`
    return [{ level: 'fault', at: `${edition.at}.endsAt`, problem, remedy: 'endsAt after startsAt' }]
  }
  for (const match of matchesOf(edition)) {
    const day = (match.startsAt ?? match.day)?.slice(0, 10)
    if (day === undefined || !((first && day < first) || (last && day > last))) continue
    const problem = `match ${shown(match.id)} on ${day} is outside the edition, ${first ?? '…'} to ${last ?? '…'}`
    const at = `${match.at}.${match.startsAt === undefined ? 'day' : 'startsAt'}`
    findings.push({ level: 'warning', at, problem, remedy: 'a day of the edition, or a longer edition' })
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
    const problem = `matches ${shown(before.id)} and ${shown(match.id)} are on field ${shown(match.field.id)} at the same time, ${match.startsAt}`
    return [
      { level: 'warning', at: match.at, problem, remedy: 'another field or another time for one of them' },
    ]
  })
}

const matchesOf = (edition: LenientEdition) =>
  edition.categories.flatMap((category) => category.divisions.flatMap((division) => division.matches))
