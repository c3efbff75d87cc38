import { oncePer } from '../once-per.ts'
import type { Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { nationOf } from '../tournament/nation.ts'
import { statisticsOf } from '../tournament/statistics.ts'
import { classKey } from './class-history.ts'
import { type Comparison, compareWith } from './comparison.ts'
import { type Title, titlesOf } from './titles.ts'

const FIGURES = ['teams', 'nations', 'matches', 'goals'] as const
export type FigureName = (typeof FIGURES)[number]

export interface StoryFigure {
  readonly value: number
  readonly comparison: Comparison
}

/** What the champions of an edition were, beside those before them. */
export interface ChampionsStory {
  readonly titles: readonly Title[]
  readonly nations: number
  /** The club with the most titles, where it has several and no other has as many. */
  readonly most: { readonly clubId: string; readonly titles: readonly Title[] } | null
  /** Won by the club that had won the class the edition before. */
  readonly defended: readonly Title[]
  /** Won by clubs that had never won a class since the first edition that is known; none where few are. */
  readonly fresh: readonly Title[]
  readonly since: number
}

/** Fewer editions before do not tell who is new. */
const KNOWN = 3

/**
 * The figures of an edition, each beside those of the editions before it.
 *
 * @param told the editions that are over, newest first
 */
export function storyFigures(
  index: EditionIndex,
  told: readonly EditionIndex[],
): Readonly<Record<FigureName, StoryFigure>> {
  const earlier = before(index, told)
  const figure = (name: FigureName): StoryFigure => ({
    value: figureOf(index, name),
    comparison: compareWith(
      figureOf(index, name),
      earlier
        .map((other) => ({ year: other.edition.year, value: figureOf(other, name) }))
        .filter(({ value }) => value > 0),
    ),
  })
  return {
    teams: figure('teams'),
    nations: figure('nations'),
    matches: figure('matches'),
    goals: figure('goals'),
  }
}

function figureOf({ edition }: EditionIndex, name: FigureName): number {
  return name === 'goals' ? statisticsOf(edition).goals : edition.statistics[name]
}

export function championsStory(index: EditionIndex, told: readonly EditionIndex[]): ChampionsStory {
  const earlier = before(index, told)
  const titles = mainTitles(index)
  const byClub = [...Map.groupBy(titles, ({ champion }) => champion.clubId)]
    .flatMap(([clubId, ofClub]) => (clubId === null ? [] : [{ clubId, titles: ofClub }]))
    .sort((one, other) => other.titles.length - one.titles.length)
  const [most, second] = byClub
  const isAlone = most && most.titles.length > 1 && most.titles.length > (second?.titles.length ?? 0)
  const known = new Set(earlier.flatMap(mainTitles).map(({ champion }) => champion.clubId))
  return {
    titles,
    nations: new Set(titles.flatMap(({ champion }) => nationOf(champion.nationCode)?.key ?? [])).size,
    most: isAlone ? most : null,
    defended: titles.filter((title) => championBefore(title, earlier)?.clubId === title.champion.clubId),
    since: earlier.at(-1)?.edition.year ?? index.edition.year,
    fresh:
      earlier.length < KNOWN
        ? []
        : titles.filter(({ champion: { clubId } }) => clubId !== null && !known.has(clubId)),
  }
}

const mainTitles = oncePer((index: EditionIndex): readonly Title[] =>
  titlesOf(index).filter(({ level }) => level === 0),
)

/** Who had won the class last; a team without a club is nobody's successor. */
function championBefore({ category, champion }: Title, earlier: readonly EditionIndex[]): Team | null {
  if (champion.clubId === null) return null
  for (const index of earlier) {
    const last = mainTitles(index).find((title) => classKey(title.category) === classKey(category))
    if (last) return last.champion
  }
  return null
}

const before = ({ edition }: EditionIndex, told: readonly EditionIndex[]): EditionIndex[] =>
  told.filter((other) => other.edition.year < edition.year)
