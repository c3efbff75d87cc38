import { isUnderWay } from '../domain/publication/under-way.ts'
import type { Site } from '../domain/site/page-site.ts'
import { perLocale } from '../domain/text/locale.ts'
import type { Category, Team } from '../domain/tournament/edition.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { nationOf } from '../domain/tournament/nation.ts'
import { statisticsOf } from '../domain/tournament/statistics.ts'
import { playingTeams } from '../domain/tournament/withdrawn.ts'
import { drawableText, inBoth } from '../drawing/drawable-text.ts'
import type { ShareCard } from '../drawing/share-card.ts'
import { translator } from '../i18n/translate.ts'

type Cup = Pick<Site['cup'], 'name'>
type NationSite = Pick<Site, 'latestYear'> & { readonly cup: Cup }
type Label = 'teams' | 'nations' | 'matches'

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))]

/** Figures of zero are left out: an edition that has published nothing has none. */
const figures = (counts: Readonly<Partial<Record<Label, number>>>): ShareCard['figures'] =>
  (['teams', 'nations', 'matches'] as const).flatMap((label) => {
    const value = counts[label] ?? 0
    return value === 0
      ? []
      : [{ value, label: inBoth(perLocale((locale) => translator(locale)(`home.${label}`))).join(' · ') }]
  })

const nationsOf = (teams: readonly Team[]): number =>
  new Set(teams.flatMap((team) => nationOf(team.nationCode)?.key ?? [])).size

/** Returns the picture of an edition, and of all its pages that have none of their own. */
export function editionCard(cup: Cup, { edition }: EditionIndex): ShareCard {
  return {
    cup: '',
    year: edition.year,
    title: drawableText(cup.name) || String(edition.year),
    subtitle: '',
    figures: figures(edition.statistics),
    flag: null,
  }
}

/** Returns the picture of an edition's story: its number of goals across the whole picture. */
export function storyCard(cup: Cup, { edition }: EditionIndex): ShareCard {
  const { goals } = statisticsOf(edition)
  return {
    cup: drawableText(cup.name),
    year: edition.year,
    title: String(goals).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0'),
    subtitle: inBoth(perLocale((locale) => translator(locale)('story.shared'))).join(' · '),
    figures: figures(edition.statistics),
    flag: null,
  }
}

/** Returns the picture of a class; the pages of its teams and matches share it. */
export function classCard(cup: Cup, { edition }: EditionIndex, category: Category): ShareCard {
  const names = inBoth(category.name)
  const [title = String(edition.year), ...others] = unique([...names, drawableText(category.shortName)])
  return {
    cup: drawableText(cup.name),
    year: edition.year,
    title,
    subtitle: others.filter((name) => names.includes(name)).join(' · '),
    figures: figures({
      teams: playingTeams(category).length,
      nations: nationsOf(playingTeams(category)),
      matches: category.divisions
        .flatMap((division) => division.matches)
        .filter((match) => match.kind !== 'bye').length,
    }),
    flag: null,
  }
}

/**
 * Returns the picture of a nation's teams in an edition. The number of their matches is final only when all are played:
 * until then each play-off round adds some, and a picture is not redrawn.
 */
export function nationCard(
  { cup, latestYear }: NationSite,
  { edition, ...index }: EditionIndex,
  key: string,
): ShareCard {
  const teams = index.teamsByNation.get(key) ?? []
  const nation = nationOf(teams[0]?.nationCode ?? null)
  const [title = key.toUpperCase(), ...others] = nation === null ? [] : inBoth(nation.names)
  const matches = new Set(teams.flatMap((team) => index.matchesByTeam.get(team.id) ?? []))
  return {
    cup: drawableText(cup.name),
    year: edition.year,
    title,
    subtitle: others.join(' · '),
    figures: figures({
      teams: teams.length,
      matches: isUnderWay(edition, latestYear) ? 0 : matches.size,
    }),
    flag: nation?.known ? nation.flag : null,
  }
}
