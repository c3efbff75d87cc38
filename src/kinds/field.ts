import { arenaOfRoute } from '../domain/site/year-neighbours.ts'
import { bySegment, pathSegment } from '../domain/text/path-segment.ts'
import { crumbsToArena } from './arena.ts'
import type { Kind } from './kind.ts'

/** A field of an arena. */
export const field: Kind<'field'> = {
  pages: ({ edition }) =>
    edition.arenas.flatMap(({ id, fields }) =>
      fields.map((one) => ({ arena: pathSegment(id), field: pathSegment(one.id) })),
    ),
  inYear: arenaOfRoute,
  head({ site, route, address, t }) {
    const { year, cup, index } = site
    const arena = bySegment(index.arenas, route.arena)
    const found = bySegment(index.fields, route.field)
    if (!arena || !found) return null
    const words = { field: found.name, cup: cup.name, year }
    return {
      title: `${t('field.title', words)} – ${cup.name}`,
      description: t('description.field', words),
      crumbs: [...crumbsToArena(site, arena), { name: found.name, address }],
    }
  },
  body: 'arena',
  messages: 'kinds',
}
