import { streamAddress, streamsAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Stream } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of all streams. */
export function streamsMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = streamsAddress(year)
  return {
    title: `${t('streams.title', { year })} – ${cup.name}`,
    description: t('description.streams', { cup: cup.name, year }),
    address,
    crumbs: [{ name: t('nav.streams'), address }],
  }
}

/** Returns the metadata of the page of a stream. */
export function streamMeta({ year, cup, locale }: PageSite, stream: Stream): PageMeta {
  const t = translator(locale)
  const words = { stream: stream.name, cup: cup.name, year }
  const address = streamAddress(year, stream.id)
  return {
    title: `${t('stream.title', words)} – ${cup.name}`,
    description: t('description.stream', words),
    address,
    crumbs: [
      { name: t('nav.streams'), address: streamsAddress(year) },
      { name: stream.name, address },
    ],
  }
}
