import { fold } from '../../../domain/text/fold.ts'
import type { ShapeOfDivision, ShapeOfMatch, ShapeOfSide, ShapeOfTeam } from './edition-shape.ts'
import type { Era, Pairing } from './pairing.ts'

type KeyOf = (match: ShapeOfMatch, era: Era) => string | null

/**
 * Pairs the matches that no id and no number told: those of the same group or round with the same teams, at the same time
 * before any other; then those with the same place in a bracket, and at last those at the same time with one of the teams.
 *
 * @returns the matches that could each be any of several others
 */
export function pairMatches(
  matches: Pairing<ShapeOfMatch>,
  divisions: Pairing<ShapeOfDivision>,
  teams: Pairing<ShapeOfTeam>,
): { before: ShapeOfMatch[]; now: ShapeOfMatch[] }[] {
  /** A seat that a team has taken has two names: its team, and what stood for it. */
  const sideKey = ({ teamId, label }: ShapeOfSide, era: Era, labelFirst: boolean) =>
    teamId === null || (labelFirst && label !== null) ? fold(label ?? '') : teams.key(era, teamId)
  const sidesOf = (match: ShapeOfMatch, era: Era, labelFirst: boolean) => [
    sideKey(match.home, era, labelFirst),
    sideKey(match.away, era, labelFirst),
  ]
  const placeOf = ({ divisionId, rank }: ShapeOfMatch, era: Era) =>
    `${divisions.key(era, divisionId)}\n${rank ?? ''}`
  const key = (...parts: (string | number | null)[]) => (parts.includes(null) ? null : parts.join('\n'))
  const timeOf = ({ time }: ShapeOfMatch) => time || null
  const isPlayoff = ({ divisionId }: ShapeOfMatch, era: Era) =>
    divisions[era].get(divisionId)?.isPlayoff === true

  const sameTeams: KeyOf[] = [false, true].flatMap((labelFirst): KeyOf[] => [
    (match, era) => key(placeOf(match, era), ...sidesOf(match, era, labelFirst), timeOf(match)),
    (match, era) => key(placeOf(match, era), ...sidesOf(match, era, labelFirst).sort(), timeOf(match)),
  ])
  const sameTeamsAtAnyTime: KeyOf[] = [false, true].flatMap((labelFirst): KeyOf[] => [
    (match, era) => key(placeOf(match, era), ...sidesOf(match, era, labelFirst)),
    (match, era) => key(placeOf(match, era), ...sidesOf(match, era, labelFirst).sort()),
  ])
  const samePlace: KeyOf[] = [
    (match, era) => (isPlayoff(match, era) ? key(placeOf(match, era), timeOf(match), match.fieldId) : null),
    (match, era) => (isPlayoff(match, era) ? key(placeOf(match, era), match.rank, match.index) : null),
    (match, era) => (isPlayoff(match, era) ? key(placeOf(match, era), timeOf(match)) : null),
  ]
  const oneTeam: KeyOf[] = [
    (match, era) => key(placeOf(match, era), timeOf(match), 'home', sideKey(match.home, era, false)),
    (match, era) => key(placeOf(match, era), timeOf(match), 'away', sideKey(match.away, era, false)),
  ]
  const sameHour: KeyOf = (match, era) => key(placeOf(match, era), timeOf(match), match.fieldId)
  const elsewhere: KeyOf = (match, era) => key(...sidesOf(match, era, false).sort(), timeOf(match))

  for (const keyOf of sameTeams) matches.byKey('same teams and time', keyOf)
  // Nothing but their order tells a second match of the same teams from the first if neither has a time.
  const [exactly] = sameTeamsAtAnyTime
  if (exactly) matches.inOrder('same teams', (match, era) => (match.time ? null : exactly(match, era)))
  for (const keyOf of sameTeamsAtAnyTime) matches.byKey('same teams', keyOf)
  for (const keyOf of samePlace) matches.byKey('same place', keyOf)
  for (const keyOf of oneTeam) matches.byKey('same time, one of the teams', keyOf)
  matches.byKey('same time and field', sameHour, (before, now) => mayBeSame(before, now, teams))
  matches.byKey('same teams and time', elsewhere)

  const ties: { before: ShapeOfMatch[]; now: ShapeOfMatch[] }[] = []
  const listed = new Set<ShapeOfMatch>()
  for (const keyOf of [...sameTeamsAtAnyTime, ...samePlace, ...oneTeam])
    for (const tie of matches.sharing(keyOf)) {
      if ([...tie.before, ...tie.now].some((match) => listed.has(match))) continue
      for (const match of [...tie.before, ...tie.now]) listed.add(match)
      ties.push(tie)
    }
  return ties
}

/** Whether two matches can be one: their sides are known to differ in neither. */
function mayBeSame(before: ShapeOfMatch, now: ShapeOfMatch, teams: Pairing<ShapeOfTeam>): boolean {
  const differs = (one: ShapeOfSide, other: ShapeOfSide) =>
    one.teamId !== null &&
    other.teamId !== null &&
    (teams.isPaired('before', one.teamId) || teams.isPaired('now', other.teamId)) &&
    teams.later(one.teamId) !== other.teamId
  return !differs(before.home, now.home) && !differs(before.away, now.away)
}
