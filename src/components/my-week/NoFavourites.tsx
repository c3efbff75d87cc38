import { categoriesAddress, localized, searchAddress } from '../../domain/presentation/addresses.ts'
import type { WeekContext } from './week-context.ts'

/** My Week before anything is chosen: how to choose. */
export default function NoFavourites({ context }: { context: WeekContext }) {
  const { words, year, locale } = context
  return (
    <section className="my-week-prompt panel panel-pad">
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
      <p className="chips">
        <a className="button" href={localized(searchAddress(year), locale)}>
          {words.findTeams}
        </a>
        <a className="chip" href={localized(categoriesAddress(year), locale)}>
          {words.browseTeams}
        </a>
      </p>
    </section>
  )
}
