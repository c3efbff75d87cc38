import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { sideName } from '../components/match/side-name.ts'
import NotFoundLinks from '../components/not-found/NotFoundLinks.tsx'
import UnbuiltMatch from '../components/not-found/UnbuiltMatch.tsx'
import { withChange } from '../domain/live/match-change.ts'
import { categoryAddress, localized } from '../domain/presentation/addresses.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import type { UnbuiltPage } from '../domain/schedule/unbuilt-page.ts'
import type { Locale } from '../domain/text/locale.ts'
import type { Translate } from '../i18n/translate.ts'
import { followFeed } from '../stores/live.ts'
import { $schedule } from '../stores/schedule.ts'
import { $unbuiltPage, type BuiltEditions, lookForPage, type UnbuiltState } from '../stores/unbuilt-page.ts'
import { useLiveMatches } from './live/use-live-matches.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  locale: Locale
  /** The year that the links lead to if the address names no built year. */
  year: number
  cupId: string
  tournaments: BuiltEditions['tournaments']
}

const ASKING: UnbuiltState = { kind: 'asking' }
const NO_SCHEDULE = { kind: 'none' } as const

/** The page at an address that was not built: asks the results service before it reports that there is no such page. */
export default function UnbuiltPageIsland({ locale, year, cupId, tournaments }: Props) {
  const t = useTranslator(locale)
  const state = useStore($unbuiltPage, { ssr: () => ASKING })
  const schedules = useStore($schedule, { ssr: () => NO_SCHEDULE })
  const changes = useLiveMatches()
  const box = useRef<HTMLInputElement>(null)
  const built = useMemo(() => ({ cupId, locale, tournaments }), [cupId, locale, tournaments])
  const wantedYear = useRef<number | null>(null)
  const ask = () => void lookForPage(parseAddress(location.pathname)?.route ?? null, built)

  useEffect(() => {
    const route = parseAddress(location.pathname)?.route ?? null
    wantedYear.current = route !== null && 'year' in route ? route.year : null
    if (box.current && box.current.value === '') box.current.value = wordsOfAddress(location.pathname)
    void lookForPage(route, built)
  }, [built])

  const page = state.kind === 'found' ? state.page : null
  const schedule = schedules.kind === 'ready' ? schedules.schedule : null
  useEffect(() => {
    if (page?.kind === 'match' && schedule !== null && schedule.tournamentId !== null)
      followFeed({
        cupId: schedule.cupId,
        tournamentId: schedule.tournamentId,
        revision: schedule.revision,
      })
  }, [page, schedule])
  const title = titleOf(page, locale, t)
  useEffect(() => {
    if (page) document.title = title
  }, [page, title])

  const own = wantedYear.current !== null && tournaments.some(([known]) => known === wantedYear.current)
  return (
    <>
      <div className="page-head">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className="lead" role="status">
          {leadOf(state, t)}
        </p>
        {page !== null && 'category' in page && page.category && (
          <p className="chips">
            <a
              className="chip"
              href={localized(categoryAddress(wantedYear.current ?? year, page.category.id), locale)}
            >
              <bdi>{page.category.name[locale]}</bdi>
            </a>
          </p>
        )}
        {page?.kind === 'match' && (
          <UnbuiltMatch
            match={withChange(page.match, changes.get(page.match.id))}
            division={page.division}
            year={wantedYear.current ?? year}
            locale={locale}
            schedule={schedule}
          />
        )}
        {state.kind === 'failed' && (
          <p>
            <button type="button" className="button" onClick={ask}>
              {t('notFound.retry')}
            </button>
          </p>
        )}
        {state.kind === 'asking' && <p className="search-loading unbuilt-asking">{t('notFound.asking')}</p>}
      </div>
      <NotFoundLinks year={own ? (wantedYear.current ?? year) : year} locale={locale} box={box} />
    </>
  )
}

function titleOf(page: UnbuiltPage | null, locale: Locale, t: Translate): string {
  if (page === null) return t('notFound.title')
  if (page.kind === 'match') return `${sideName(page.match.home, t)} – ${sideName(page.match.away, t)}`
  return page.kind === 'edition' ? String(page.year) : page.name[locale]
}

function leadOf(state: UnbuiltState, t: Translate): string {
  const text = t('notFound.text')
  switch (state.kind) {
    case 'failed':
      return `${text} ${t(`notFound.faults.${state.fault === 'malformed' ? 'refused' : state.fault}`)}`
    case 'none':
      return `${text} ${t('notFound.none')}`
    case 'found':
      if (state.page.kind === 'match') return t('notFound.unbuilt')
      return state.page.kind === 'edition'
        ? t('notFound.unbuiltEdition', { year: state.page.year })
        : t('notFound.unbuiltName')
    default:
      return text
  }
}

/** What the visitor may have looked for: the end of the address in words. */
function wordsOfAddress(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return decodeURIComponent(last)
      .replace(/\.\w+$/, '')
      .replace(/[-_+]+/g, ' ')
      .trim()
      .slice(0, 100)
  } catch {
    return ''
  }
}
