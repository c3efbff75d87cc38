import ArenaView from '../../components/arena/ArenaView.tsx'
import FieldView from '../../components/arena/FieldView.tsx'
import type { BodyProps } from '../../components/page/body-props.ts'
import { bySegment } from '../../domain/text/path-segment.ts'

/** The body of the page of an arena, or of one of its fields. */
export default function ArenaPage({ site, route, moment }: BodyProps<'arena' | 'field'>) {
  const arena = bySegment(site.index.arenas, route.arena)
  if (!arena) return null
  if (!('field' in route)) return <ArenaView site={site} arena={arena} moment={moment} />
  const field = bySegment(site.index.fields, route.field)
  return field ? <FieldView site={site} arena={arena} field={field} moment={moment} /> : null
}
