import { type ReactNode, useState } from 'react'
import type { FavouriteTarget } from '../../domain/account/intended-target.ts'
import type { HitGroup } from '../../domain/search/ranking.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Participant } from '../../domain/tournament/match.ts'
import SearchHit from './SearchHit.tsx'
import { countWords, fill, type SearchWords } from './search-words.ts'

interface Props {
  group: HitGroup
  /** Whether all hits are of one kind; if so, more of them show at first. */
  isAlone: boolean
  typed: readonly string[]
  locale: Locale
  words: SearchWords
  onFollow: () => void
  heartOf: (target: FavouriteTarget) => ReactNode
  unknownOf: (side: Participant) => ReactNode
}

const AT_FIRST = 8
const AT_FIRST_ALONE = 24
const MORE = 60

/** The hits of one kind: the best of them, and more on request. */
export default function SearchHits({ group, isAlone, typed, locale, words, ...ways }: Props) {
  const [shown, setShown] = useState(isAlone ? AT_FIRST_ALONE : AT_FIRST)
  const { kind, hits } = group
  const title = words.kinds[kind]
  return (
    <section className="search-group stack gap-3" aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>
        {title} <span className="search-count">{countWords(words.found, hits.length, locale)}</span>
      </h2>
      <ul className="search-list grid of-21 gap-2">
        {hits.slice(0, shown).map((hit) => (
          <li className="row" key={`${hit.entry.address} ${hit.entry.name.en}`}>
            <SearchHit hit={hit} typed={typed} locale={locale} words={words} {...ways} />
          </li>
        ))}
      </ul>
      {hits.length > shown && (
        <button className="search-more" type="button" data-hit="" onClick={() => setShown(shown + MORE)}>
          {fill(words.showMore, { kind: title.toLocaleLowerCase(locale) })}
        </button>
      )}
    </section>
  )
}
