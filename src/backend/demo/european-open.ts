import { inEachLanguage } from '../../i18n/service-text.ts'
import type { StageDocument } from '../document/cup-document.ts'
import type { AgeClass } from './age-classes.ts'
import { drawBracket } from './bracket-draw.ts'
import { MONDAY, THURSDAY, TUESDAY, WEDNESDAY } from './cup-week.ts'
import type { EditionPlan } from './edition-plans.ts'
import type { Bracket, Entrant, Group } from './fixtures.ts'
import { drawGroup, emptyDivision, groupFixture, type NewMatch } from './group-draw.ts'
import { type PlayDay, playGroup } from './play.ts'
import type { Random } from './random.ts'

const GROUP_SIZE = 4

/** The national teams' competition: preliminary groups, a main round that counts matches already played, a final four. */
export interface EuropeanOpen {
  readonly preliminary: readonly Group[]
  readonly main: readonly Group[]
  readonly bracket: Bracket
  readonly stages: readonly StageDocument[]
}

/** The number of teams was halved when the youth classes got their third play-off. */
const preliminaryGroups = (plan: EditionPlan): number => (plan.size === 'small' || plan.year >= 2025 ? 2 : 4)
export const openTeams = (plan: EditionPlan): number => preliminaryGroups(plan) * GROUP_SIZE
export const openGroups = (plan: EditionPlan): number => preliminaryGroups(plan) * 2

export function drawEuropeanOpen(
  plan: EditionPlan,
  ageClass: AgeClass,
  teamIds: readonly string[],
  newMatch: NewMatch,
  random: Random,
): EuropeanOpen {
  const preliminary = Array.from({ length: teamIds.length / GROUP_SIZE }, (_, index) => {
    const members = teamIds.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE)
    const group = drawGroup(ageClass, index + 1, members, newMatch, random)
    const days = [
      { weekday: MONDAY, rounds: 2 },
      { weekday: TUESDAY, rounds: 1 },
    ]
    return { ...group, days }
  })
  const main: Group[] = []
  for (const from of [1, 3]) {
    for (let index = 0; index < preliminary.length; index += 2) {
      const pair = [preliminary[index], preliminary[index + 1]] as [Group, Group]
      main.push(drawMainGroup(ageClass, main.length + 1, pair, from, newMatch))
    }
  }
  const upper = main.slice(0, main.length / 2)
  const seeds = (upper.length === 1 ? [1, 2, 3, 4] : [1, 2]).flatMap((rank) =>
    upper.map((group): Entrant => ({ kind: 'place', group, rank })),
  )
  const bracket = drawBracket(plan, ageClass, 'A', seeds, newMatch, random)
  for (const group of upper) {
    const toRank = upper.length === 1 ? 4 : 2
    group.division.qualification.push({ fromRank: 1, toRank, division: bracket.division.id })
  }
  return { preliminary, main, bracket, stages: stagesOf(ageClass, preliminary, main, bracket) }
}

function stagesOf(
  ageClass: AgeClass,
  preliminary: readonly Group[],
  main: readonly Group[],
  bracket: Bracket,
): StageDocument[] {
  const divisions = (groups: readonly Group[]) => groups.map((group) => group.division)
  return [
    { id: `${ageClass.id}-groups`, name: 'Gruppspel', type: 'conference', divisions: divisions(preliminary) },
    {
      id: `${ageClass.id}-main`,
      name: inEachLanguage('demo.mainRound'),
      type: 'league',
      divisions: divisions(main),
    },
    {
      id: `${ageClass.id}-playoff`,
      name: inEachLanguage('demo.finalFour'),
      type: 'playoff',
      divisions: [bracket.division],
    },
  ]
}

/** Draws a group with two teams from each of two groups. They play the other group's teams, and keep their own result. */
function drawMainGroup(
  ageClass: AgeClass,
  number: number,
  pair: readonly [Group, Group],
  from: number,
  newMatch: NewMatch,
): Group {
  const division = emptyDivision(`${ageClass.id}-m${number}`, inEachLanguage('demo.mainGroup', { number }))
  const [one, two] = pair
  const entrants = [one, one, two, two].map(
    (group, index): Entrant => ({ kind: 'place', group, rank: from + (index % 2) }),
  )
  for (const group of pair) {
    group.division.qualification.push({ fromRank: from, toRank: from + 1, division: division.id })
  }
  const [first, second, third, fourth] = entrants as [Entrant, Entrant, Entrant, Entrant]
  const rounds = [
    [groupFixture(division, first, fourth, newMatch), groupFixture(division, third, second, newMatch)],
    [groupFixture(division, third, first, newMatch), groupFixture(division, second, fourth, newMatch)],
  ]
  const days = [
    { weekday: WEDNESDAY, rounds: 1 },
    { weekday: THURSDAY, rounds: 1 },
  ]
  return { division, ageClass, number, entrants, rounds, days, order: null }
}

/** Plays the groups in order, and carries results over before the main round is ranked. */
export function playEuropeanOpenGroups(day: PlayDay, open: EuropeanOpen): void {
  for (const group of open.preliminary) playGroup(day, group)
  for (const group of open.main) {
    const members = new Set<string>()
    for (const entrant of group.entrants) {
      if (entrant.kind === 'place') {
        const team = entrant.group.order?.[entrant.rank - 1]
        if (team) members.add(team)
      }
    }
    for (const match of open.preliminary.flatMap(({ division }) => division.matches)) {
      if (!('team' in match.home) || !('team' in match.away) || !match.score) continue
      if (!members.has(match.home.team) || !members.has(match.away.team)) continue
      const { id, home, away, score } = match
      group.division.carriedOver.push({ match: id, home: home.team, away: away.team, score: { ...score } })
    }
    playGroup(day, group)
  }
}
