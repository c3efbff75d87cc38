import { useStore } from '@nanostores/react'
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import SearchHits from '../components/search/SearchHits.tsx'
import SearchStart from '../components/search/SearchStart.tsx'
import { countWords, fill, type SearchWords } from '../components/search/search-words.ts'
import { localized, searchAddress } from '../domain/presentation/addresses.ts'
import { isLoose } from '../domain/search/ranking.ts'
import type { Locale } from '../domain/text/locale.ts'
import { $search, $searchText, openSearch, retrySearch, search, typeSearch } from '../stores/search.ts'
import { $recentSearches, forgetSearches, recallSearches, rememberSearch } from '../stores/search-recent.ts'
import HitHeart from './search/HitHeart.tsx'
import UnknownSide from './search/UnknownSide.tsx'
import { useAddress } from './search/use-address.ts'
import { useAnnouncement } from './search/use-announcement.ts'

interface Props {
  year: number
  locale: Locale
  /** Texts that have hits in this edition. */
  examples: readonly string[]
  words: SearchWords
}

/** The search of an edition: a box, and hits while the visitor types. */
export default function Search({ year, locale, examples, words }: Props) {
  const text = useStore($searchText)
  const state = useStore($search)
  const recent = useStore($recentSearches)
  const box = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const addressOf = (query: string) =>
    localized(query === '' ? searchAddress(year) : searchAddress(year, query), locale)
  const show = useCallback((query: string) => {
    if (box.current && box.current.value !== query) box.current.value = query
    search(query)
  }, [])
  const settle = useAddress(text, addressOf, show)
  const response = state.kind === 'ready' ? state.response : null
  const isBlank = text.trim() === ''

  useEffect(() => {
    const input = box.current
    // Text typed before this code arrived takes precedence over the address.
    const typed = input?.value || (new URLSearchParams(location.search).get('q') ?? '')
    show(typed)
    void openSearch(year, locale)
    const stopFollowing = recallSearches()
    const retry = () => void retrySearch()
    addEventListener('online', retry)
    if (typed === '' && document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
      input?.focus({ preventScroll: true })
    return () => {
      stopFollowing()
      removeEventListener('online', retry)
    }
  }, [year, locale, show])

  useLayoutEffect(() => {
    if (state.kind !== 'loading') document.documentElement.classList.remove('asks')
  }, [state])

  const heading = useRef('')
  useEffect(() => {
    heading.current ||= document.title
    document.title = isBlank ? heading.current : fill(words.title, { query: text.trim() })
  }, [text, isBlank, words])

  const keep = () => {
    rememberSearch(text)
    settle()
  }
  const choose = (query: string) => {
    show(query)
    rememberSearch(query)
    settle(query)
    box.current?.focus({ preventScroll: true })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = box.current?.value ?? text
    show(typed)
    rememberSearch(typed)
    settle(typed)
    // On a phone the keyboard would keep covering the hits.
    if (!matchMedia('(pointer: fine)').matches) box.current?.blur()
  }
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      show('')
      box.current?.focus()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !frame.current || event.altKey || event.ctrlKey || event.metaKey) return
    // A pending search finishes first. Otherwise it could remove the hit that gets the focus.
    if (box.current && response?.text !== box.current.value) flushSync(() => show(box.current?.value ?? ''))
    const stops = [box.current, ...frame.current.querySelectorAll<HTMLElement>('[data-hit]')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    stops[at + step]?.focus()
  }

  const isNear = response?.groups.every((group) => group.hits.every(({ tier }) => isLoose(tier)))
  const found = response && countWords(words.found, response.total, locale)
  const summary =
    response === null || isBlank
      ? ''
      : response.total === 0
        ? fill(words.nothing, { query: response.text.trim() })
        : fill(isNear ? words.near : words.shown, { found: found ?? '', query: response.text.trim() })
  const announcement = useAnnouncement(state.kind === 'failed' ? words.faults[state.fault] : summary)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move focus between links; each works without them
    <div className="search stack narrow gap-5" ref={frame} onKeyDown={move}>
      <search>
        <form className="search-form row gap-3" action={addressOf('')} method="get" onSubmit={submit}>
          <label className="hidden-text" htmlFor="q">
            {words.label}
          </label>
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#search" />
          </svg>
          <input
            ref={box}
            id="q"
            name="q"
            type="search"
            defaultValue=""
            placeholder={words.label}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="keys"
            onInput={(event) => typeSearch(event.currentTarget.value)}
          />
          <button className="button button-sun" type="submit">
            {words.button}
          </button>
        </form>
      </search>
      <p className="hidden-text" id="keys">
        {words.keys}
      </p>
      <p className="hidden-text" role="status">
        {announcement}
      </p>
      {state.kind === 'failed' && (
        <div className="note note-sun stack gap-3 at-start">
          <p>{words.faults[state.fault]}</p>
          <button className="button" type="button" onClick={() => void retrySearch()}>
            {words.retry}
          </button>
        </div>
      )}
      {isBlank ? (
        <SearchStart
          recent={recent}
          examples={examples}
          words={words}
          addressOf={addressOf}
          onChoose={choose}
          onForget={() => {
            forgetSearches()
            box.current?.focus()
          }}
        />
      ) : (
        <>
          {state.kind === 'loading' && <p className="search-loading">{words.loading}</p>}
          {response !== null && (
            <p className="search-summary" aria-hidden="true">
              <bdi>{summary}</bdi>
            </p>
          )}
          {response?.total === 0 && (
            <div className="empty stack gap-3 at-start">
              <p>{words.nothingHelp}</p>
              <p>{words.otherYears}</p>
            </div>
          )}
          {response?.groups.map((group) => (
            <SearchHits
              key={`${group.kind} ${response.text}`}
              group={group}
              isAlone={response.groups.length === 1}
              typed={response.words}
              locale={locale}
              words={words}
              onFollow={keep}
              heartOf={(target) => <HitHeart target={target} locale={locale} from={addressOf(text)} />}
              unknownOf={(side) => <UnknownSide side={side} locale={locale} />}
            />
          ))}
        </>
      )}
    </div>
  )
}
