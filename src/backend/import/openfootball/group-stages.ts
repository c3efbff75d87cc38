import { DEFAULT_LOCALE, perLocale, type Words } from '../../../domain/text/locale.ts'
import type { RankingRule } from '../../../domain/tournament/ranking.ts'
import { inEachLanguage, serviceText } from '../../../i18n/service-text.ts'
import type { Origin } from '../fault.ts'
import { slug } from '../slug.ts'
import { winnerOf } from './football-match.ts'
import { groupLots } from './group-lots.ts'
import { firstDay, type MatchOf, type Played, teamsOf } from './played.ts'
import { mainBracket, type SplitMatches } from './split-matches.ts'
import type { FootballTeams } from './teams.ts'
import type { YearFiles } from './year-files.ts'

export type Note = <T extends object>(origin: Origin, value: T) => T

interface Group {
  readonly name: string
  readonly matches: readonly Played[]
  readonly teamIds: readonly string[]
  stage: number
}

const STAGE_NAMES = [inEachLanguage('imported.groupStage'), inEachLanguage('imported.secondGroupStage')]
const FINAL_STAGE = inEachLanguage('imported.finalRound')

/** Builds the group stages of a year in order. The play-offs between level teams of a stage come after it. */
export function groupStages(
  files: YearFiles,
  split: SplitMatches,
  teams: FootballTeams,
  rule: RankingRule,
  matchOf: MatchOf,
  note: Note,
): object[] {
  const groups = listGroups(files, split, teams)
  const bracket = mainBracket(split.knockout) === null ? null : 'knock-out'
  const count = Math.max(0, ...groups.map((group) => group.stage + 1))
  const deciders = [...split.deciders].map(([name, matches]) => ({
    name,
    matches,
    before: firstDay(matches),
  }))
  const start = firstDay(groups.flatMap(({ matches }) => matches))
  const early = deciders.filter(({ before }) => before !== '' && before < start)
  const late = deciders.filter((decider) => !early.includes(decider))
  const byName = (a: Group, b: Group) => a.name.localeCompare(b.name, 'en', { numeric: true })
  const stages = Array.from({ length: count }, (_, stage) => {
    const own = groups.filter((group) => group.stage === stage).sort(byName)
    const next = groups.filter((group) => group.stage > stage)
    const qualifiedIds = new Set([
      ...teamsOf(split.knockout),
      ...next.flatMap(({ teamIds }) => teamIds),
      ...late.flatMap(({ matches }) => matches.flatMap(winnersOf)),
    ])
    const target = next.length === 0 ? bracket : next.length === 1 ? idOf(next[0]?.name ?? '') : null
    const through = own.map(({ teamIds }) => teamIds.filter((team) => qualifiedIds.has(team)).length)
    // While a group is played, only some of its teams stand in the bracket: more may come.
    const isOver = own.every((group) => group.matches.every(({ result }) => result.state !== 'scheduled'))
    const places = target === null || !isOver ? 0 : Math.min(...through)
    const divisions = own.map((group) => ({
      ...groupDivision(group, files, teams, rule, qualifiedIds, matchOf, note),
      qualification: places > 0 ? [{ fromRank: 1, toRank: places, division: target }] : [],
    }))
    const isFinal = stage > 0 && own.length === 1 && split.knockout.length === 0
    const name = isFinal ? FINAL_STAGE : (STAGE_NAMES[stage] ?? STAGE_NAMES[1])
    return { id: stage === 0 ? 'groups' : `groups-${stage + 1}`, name, type: 'conference', divisions }
  })
  const qualifying = inEachLanguage('imported.qualification')
  const playOffs = inEachLanguage('imported.groupPlayOffs')
  return [
    ...deciderStage('qualification', qualifying, early, null, matchOf),
    ...stages.slice(0, 1),
    ...deciderStage('group-play-offs', playOffs, late, bracket, matchOf),
    ...stages.slice(1),
  ]
}

const idOf = (name: string) => slug(name) || name

function winnersOf({ home, away, result }: Played): string[] {
  const winner = winnerOf(result)
  const team = winner === 'home' ? home : winner === 'away' ? away : null
  return team === null ? [] : [team]
}

/** Lists the groups with their stages. A group's stage is the one after the last in which its teams played. */
function listGroups(files: YearFiles, split: SplitMatches, teams: FootballTeams): Group[] {
  const names = [...new Set([...split.groups.keys(), ...files.groups.map(({ name }) => name)])]
  const groups = names.map((name): Group => {
    const matches = split.groups.get(name) ?? []
    const drawn = files.groups.find((group) => group.name === name)?.teams ?? []
    const ids = [
      ...drawn.map((team) => teams.idOf(team)).filter((team) => team !== null),
      ...teamsOf(matches),
    ]
    return { name, matches, teamIds: [...new Set(ids)], stage: 0 }
  })
  const stageOf = new Map<string, number>()
  for (const group of groups.toSorted((a, b) => (firstDay(a.matches) < firstDay(b.matches) ? -1 : 1))) {
    group.stage = Math.max(0, ...group.teamIds.map((team) => (stageOf.get(team) ?? -1) + 1))
    for (const team of group.teamIds) stageOf.set(team, group.stage)
  }
  return groups
}

function groupDivision(
  { name, matches, teamIds }: Group,
  files: YearFiles,
  teams: FootballTeams,
  rule: RankingRule,
  qualifiedIds: ReadonlySet<string>,
  matchOf: MatchOf,
  note: Note,
) {
  const file = files.standings?.file ?? files.file
  const rows = files.standings?.groups.find((group) => group.name === name)?.rows ?? []
  const table = rows.map(({ place, team, code, numbers }) =>
    note(
      { file, place },
      {
        team: teams.idOf(team, code) ?? team,
        rank: numbers.pos,
        played: numbers.played,
        won: numbers.won,
        tied: numbers.drawn,
        lost: numbers.lost,
        points: numbers.pts,
        goalsWon: numbers.goals_for,
        goalsLost: numbers.goals_against,
      },
    ),
  )
  const results = matches.flatMap(({ home, away, result: { score } }) =>
    home !== null && away !== null && score ? [{ home, away, score }] : [],
  )
  const published = table.map((row) => row.team)
  return {
    id: idOf(name),
    name: namesOf(name),
    teams: teamIds,
    lots: groupLots(teamIds, results, rule, published, qualifiedIds),
    table,
    matches: matches.map((item) => matchOf(item, item.match.round ? { name: item.match.round } : null)),
  }
}

/** The files are in English: names of their usual forms are put into the other languages. */
const namesOf = (name: string): Words =>
  perLocale((locale) => {
    if (locale === DEFAULT_LOCALE) return name
    const t = serviceText(locale)
    return name
      .replace(/^Group\b/, t('imported.group'))
      .replace(/^Final Round$/i, t('imported.finalRound'))
      .replace(/ Play-?off$/i, t('imported.playOffOf'))
  })

/**
 * Matches for a place belong neither to a group nor to the bracket: each pair is a small group of its own, whose winner goes
 * on. So no group's table counts them, and no bracket has a round of them.
 */
function deciderStage(
  id: string,
  name: Words,
  deciders: readonly { readonly name: string; readonly matches: readonly Played[] }[],
  target: string | null,
  matchOf: MatchOf,
): object[] {
  if (deciders.length === 0) return []
  const divisions = deciders.flatMap(({ name: round, matches }) => {
    const pairs = [...Map.groupBy(matches, ({ home, away }) => [home, away].sort().join('\n')).values()]
    return pairs.map((pair, index) => ({
      id: `${idOf(round)}${pairs.length > 1 ? `-${index + 1}` : ''}`,
      name: namesOf(round),
      teams: teamsOf(pair),
      qualification: target === null ? [] : [{ fromRank: 1, toRank: 1, division: target }],
      matches: pair.map((item) => matchOf(item, { name: round })),
    }))
  })
  return [{ id, name, type: 'conference', divisions }]
}
