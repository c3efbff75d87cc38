import { streamsAddress } from '../domain/presentation/addresses.ts'
import { only } from '../domain/site/year-neighbours.ts'
import { bySegment } from '../domain/text/path-segment.ts'
import type { Kind } from './kind.ts'
import { segments } from './lists.ts'

/** A stream. Its template has the film. */
export const stream: Kind<'stream'> = {
  pages: ({ streams }) => segments(streams).map((segment) => ({ stream: segment })),
  inYear: only('streams'),
  head({ site: { year, cup, index }, route, address, t }) {
    const found = bySegment(index.streams, route.stream)
    if (!found) return null
    const words = { stream: found.name, cup: cup.name, year }
    return {
      title: `${t('stream.title', words)} – ${cup.name}`,
      description: t('description.stream', words),
      crumbs: [
        { name: t('nav.streams'), address: streamsAddress(year) },
        { name: found.name, address },
      ],
    }
  },
  body: 'stream',
  messages: 'kinds',
}
