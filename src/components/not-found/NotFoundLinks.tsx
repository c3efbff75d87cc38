import type { RefObject } from 'react'
import {
  categoriesAddress,
  homeAddress,
  localized,
  matchesAddress,
  searchAddress,
} from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  readonly box: RefObject<HTMLInputElement | null>
}

/** The links from the not-found page to other pages. */
export default function NotFoundLinks({ year, locale, box }: Props) {
  const t = translator(locale)
  const to = (address: string) => localized(address, locale)
  return (
    <section className="section" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('notFound.elsewhere')}</h2>
      <search>
        <form className="search-form row gap-3" action={to(searchAddress(year))} method="get">
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#search" />
          </svg>
          <input
            ref={box}
            name="q"
            type="search"
            aria-label={t('find.label')}
            placeholder={t('find.label')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className="button button-sun" type="submit">
            {t('find.button')}
          </button>
        </form>
      </search>
      <p className="chips">
        <a className="chip" href={to(homeAddress())}>
          {t('notFound.home')}
        </a>
        <a className="chip" href={to(matchesAddress(year))}>
          {t('notFound.liveCenter', { year })}
        </a>
        <a className="chip" href={to(categoriesAddress(year))}>
          {t('notFound.search')}
        </a>
      </p>
    </section>
  )
}
