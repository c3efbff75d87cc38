import { categoriesAddress, localized, searchAddress } from '../../domain/presentation/addresses.ts'
import type { WeekContext } from './week-context.ts'

/** My Week without favourites: explains how to choose some. */
export default function NoFavourites({ context }: { context: WeekContext }) {
  const { t, year, locale } = context
  return (
    <section className="my-week-prompt panel panel-pad stack gap-3">
      <h2>{t('myWeek.emptyTitle')}</h2>
      <p>{t('myWeek.emptyText')}</p>
      <p className="chips">
        <a className="button" href={localized(searchAddress(year), locale)}>
          {t('myWeek.findTeams')}
        </a>
        <a className="chip" href={localized(categoriesAddress(year), locale)}>
          {t('myWeek.browseTeams')}
        </a>
      </p>
    </section>
  )
}
