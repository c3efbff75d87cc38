import type { Locale } from '../../domain/presentation/locale.ts'
import type { PageSite } from '../../domain/presentation/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import { type LiveWords, liveWords } from './live-words.ts'

/** The edition that a page follows, as the feed knows it. */
export interface FollowedEdition {
  readonly cupId: string
  readonly tournamentId: string
  readonly revision: string
}

export interface LiveProps {
  readonly edition: FollowedEdition
  readonly locale: Locale
  readonly year: number
  readonly words: LiveWords
  /** Flag → ids of the teams that may yet come to stand in for a placeholder of the page. */
  readonly flags: Readonly<Record<string, readonly string[]>>
  /** Ids of the groups and play-offs of classes that hide their results. */
  readonly hidden: readonly string[]
}

/** A field's day has placeholders of every class; the flags of all their teams would outweigh the page. */
const MOST_CLASSES = 2

export const followedEdition = ({ cup, index }: PageSite): FollowedEdition => ({
  cupId: cup.id,
  tournamentId: index.edition.tournamentId ?? '',
  revision: index.edition.revision,
})

/** @param matches those that stand on the page */
export function liveProps(site: PageSite, matches: readonly Match[]): LiveProps {
  const { locale, year, index } = site
  return {
    edition: followedEdition(site),
    locale,
    year,
    words: liveWords(translator(locale)),
    flags: flagsOf(site, matches),
    hidden: index.edition.categories.flatMap(({ resultsHidden, divisions }) =>
      resultsHidden ? divisions.map(({ id }) => id) : [],
    ),
  }
}

function flagsOf({ index }: PageSite, matches: readonly Match[]): LiveProps['flags'] {
  const open = matches.filter(({ home, away }) => home.kind === 'placeholder' || away.kind === 'placeholder')
  const classes = new Set(open.map(({ categoryId }) => categoryId))
  const flags: Record<string, string[]> = {}
  if (classes.size > MOST_CLASSES) return flags
  for (const id of classes)
    for (const team of index.categories.get(id)?.teams ?? []) {
      const flag = nationOf(team.nationCode)?.flag
      if (flag !== undefined) {
        flags[flag] ??= []
        flags[flag].push(team.id)
      }
    }
  return flags
}
