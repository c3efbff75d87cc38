import type { RefObject } from 'react'
import {
  categoriesAddress,
  homeAddress,
  localized,
  matchesAddress,
  searchAddress,
} from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { fill } from '../search/search-words.ts'
import type { NotFoundWords } from './not-found-words.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  readonly words: NotFoundWords
  readonly box: RefObject<HTMLInputElement | null>
}

/** The ways on from a page that is not there. */
export default function Elsewhere({ year, locale, words, box }: Props) {
  const to = (address: string) => localized(address, locale)
  return (
    <section className="section" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{words.elsewhere}</h2>
      <search>
        <form className="search-form" action={to(searchAddress(year))} method="get">
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#search" />
          </svg>
          <input
            ref={box}
            name="q"
            type="search"
            aria-label={words.searchLabel}
            placeholder={words.searchLabel}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className="button button-sun" type="submit">
            {words.searchButton}
          </button>
        </form>
      </search>
      <p className="chips">
        <a className="chip" href={to(homeAddress())}>
          {words.home}
        </a>
        <a className="chip" href={to(matchesAddress(year))}>
          {fill(words.liveCenter, { year: String(year) })}
        </a>
        <a className="chip" href={to(categoriesAddress(year))}>
          {words.classes}
        </a>
      </p>
    </section>
  )
}
