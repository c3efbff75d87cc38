import { memoized } from '../memoized.ts'
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

/** The champions of an edition, compared with earlier champions. */
export interface ChampionsStory {
  readonly titles: readonly Title[]
  readonly nations: number
  /** The club with the most titles; null if it has only one, or if another club has as many. */
  readonly most: { readonly clubId: string; readonly titles: readonly Title[] } | null
  /** Titles of clubs that were also the previous champions of the class. */
  readonly defended: readonly Title[]
  /** Titles of clubs that had won no class since the first known edition; empty if few editions are known. */
  readonly fresh: readonly Title[]
  readonly since: number
}

/** With fewer earlier editions, nobody can tell which champions are new. */
const KNOWN = 3

/**
 * Returns the figures of an edition, each compared with those of earlier editions.
 *
 * @param pastEditions the editions that are over, newest first
 */
export function storyFigures(
  index: EditionIndex,
  pastEditions: readonly EditionIndex[],
): Readonly<Record<FigureName, StoryFigure>> {
  const earlier = before(index, pastEditions)
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

export function championsStory(index: EditionIndex, pastEditions: readonly EditionIndex[]): ChampionsStory {
  const earlier = before(index, pastEditions)
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

const mainTitles = memoized((index: EditionIndex): readonly Title[] =>
  titlesOf(index).filter(({ level }) => level === 0),
)

/** Returns the previous champion of the class; null if the new champion has no club. */
function championBefore({ category, champion }: Title, earlier: readonly EditionIndex[]): Team | null {
  if (champion.clubId === null) return null
  for (const index of earlier) {
    const last = mainTitles(index).find((title) => classKey(title.category) === classKey(category))
    if (last) return last.champion
  }
  return null
}

const before = ({ edition }: EditionIndex, pastEditions: readonly EditionIndex[]): EditionIndex[] =>
  pastEditions.filter((other) => other.edition.year < edition.year)
