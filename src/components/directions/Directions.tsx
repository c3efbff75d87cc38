import { mapLink } from '../../domain/places/map-link.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Coordinates } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  /** The coordinates of the arena. */
  readonly at: Coordinates | null | undefined
  readonly locale: Locale
}

/** Links to a place on a map: on a web page and in the phone's app. Renders nothing if the place has no coordinates. */
export default function Directions({ at, locale }: Props) {
  if (!at) return null
  const t = translator(locale)
  const { web, host, app } = mapLink(at, import.meta.env.PUBLIC_MAP_URL)
  return (
    <span className="way-there">
      <a href={web} target="_blank" rel="noopener noreferrer">
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#map-pin" />
        </svg>
        {t('arena.map', { host })}
      </a>
      <a href={app}>{t('arena.mapApp')}</a>
    </span>
  )
}
