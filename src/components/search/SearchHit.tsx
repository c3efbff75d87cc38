import type { ReactNode } from 'react'
import type { FavouriteTarget } from '../../domain/account/intended-target.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import type { Hit } from '../../domain/search/ranking.ts'
import type { SearchEntry, SearchKind, SearchSide } from '../../domain/search/search-entry.ts'
import { wordsOf } from '../../domain/text/fold.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Participant } from '../../domain/tournament/match.ts'
import { targetOfEntry } from '../account/favourite-target.ts'
import Flag from '../match/Flag.tsx'
import Marked from './Marked.tsx'
import { countWords, fill, type SearchWords } from './search-words.ts'

interface Props {
  hit: Hit
  /** The folded words of the query. */
  typed: readonly string[]
  locale: Locale
  words: SearchWords
  onFollow: () => void
  /** Renders the heart of an entry that can become a favourite. */
  heartOf: (target: FavouriteTarget) => ReactNode
  /** Renders the words for a team that is not known yet. */
  unknownOf: (side: Participant) => ReactNode
}

/** The icon of an entry that has no flag, by its kind. */
const ICONS: Readonly<Partial<Record<SearchKind, string>>> = {
  category: 'trophy',
  division: 'trophy',
  arena: 'map-pin',
  field: 'map-pin',
  match: 'calendar',
}

const Side = ({ side: { of, flag }, unknownOf }: { side: SearchSide } & Pick<Props, 'unknownOf'>) => (
  <span className="search-side row gap-2">
    <Flag flag={flag} />
    <bdi>{of.kind === 'team' ? hyphenated(of.name) : unknownOf(of)}</bdi>
  </span>
)

/** One search result, as a link to its page, with its heart. */
export default function SearchHit({ hit, typed, locale, words, onFollow, heartOf, unknownOf }: Props) {
  const { entry, found } = hit
  const icon = entry.flag === null ? ICONS[entry.kind] : undefined
  const target = targetOfEntry(entry)
  return (
    <>
      <a
        className={`search-hit is-${entry.kind}`}
        href={localized(entry.address, locale)}
        data-hit=""
        onClick={onFollow}
      >
        <span className="search-sign">
          {entry.flag !== null && <Flag flag={entry.flag} />}
          {icon !== undefined && (
            <svg className="icon" aria-hidden="true">
              <use href={`/icons.svg#${icon}`} />
            </svg>
          )}
        </span>
        <span className="search-name">
          {entry.kind === 'match' ? (
            <span className="stack" data-result="sides">
              <Side side={entry.home} unknownOf={unknownOf} />
              <span className="hidden-text">–</span>
              <Side side={entry.away} unknownOf={unknownOf} />
            </span>
          ) : (
            <Marked text={entry.name[locale]} typed={typed} found={found} />
          )}
        </span>
        <span className="search-details cluster gap-x-3">
          {detailsOf(entry, locale, words).map((detail) => (
            <bdi key={detail}>{detail}</bdi>
          ))}
          {entry.kind === 'field' &&
            aliasesFound(entry.aliases, typed, entry.name[locale]).map((alias) => (
              <bdi key={alias}>{fill(words.alias, { name: alias })}</bdi>
            ))}
        </span>
      </a>
      {target && heartOf(target)}
    </>
  )
}

function detailsOf(entry: SearchEntry, locale: Locale, words: SearchWords): string[] {
  const details = () => {
    switch (entry.kind) {
      case 'category':
        return [entry.shortName, entry.teams > 0 ? countWords(words.teams, entry.teams, locale) : '']
      case 'division':
        return [entry.shortName]
      case 'nation':
        return [countWords(words.teams, entry.teams, locale)]
      case 'club':
        return [countWords(words.teams, entry.teams, locale), entry.nation?.[locale]]
      case 'team':
        return [entry.shortName, entry.nation?.[locale]]
      case 'arena':
        return [
          countWords(words.fields, entry.fields, locale),
          entry.area === entry.name[locale] ? '' : entry.area,
        ]
      case 'field':
        return [entry.arena]
      case 'match':
        return [
          fill(words.number, { number: entry.number }),
          entry.shortName,
          [entry.day?.[locale], entry.clock].filter(Boolean).join(' '),
        ]
    }
  }
  return [...new Set(details())].filter((detail): detail is string => detail !== undefined && detail !== '')
}

/** Returns the other names of a field, only if the query matches them. */
const aliasesFound = (aliases: readonly string[], typed: readonly string[], name: string): string[] => {
  const own = wordsOf(name)
  const sought = typed.filter((word) => !own.some((part) => part.startsWith(word)))
  if (sought.length === 0) return []
  return aliases
    .filter((alias) => wordsOf(alias).some((part) => sought.some((word) => part.startsWith(word))))
    .slice(0, 1)
}
