import type { Route } from '../../domain/presentation/page-kinds.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import type { PageMoment } from '../ui/page-moment.ts'
import ArenaView from './ArenaView.tsx'
import FieldView from './FieldView.tsx'

interface Props {
  readonly site: EditionSite
  readonly route: Extract<Route, { readonly arena: string }>
  readonly moment: PageMoment
}

/** The body of the page of an arena, or of one of its fields. */
export default function ArenaBody({ site, route, moment }: Props) {
  const arena = bySegment(site.index.arenas, route.arena)
  if (!arena) return null
  if (route.kind === 'arena') return <ArenaView site={site} arena={arena} moment={moment} />
  const field = bySegment(site.index.fields, route.field)
  return field ? <FieldView site={site} arena={arena} field={field} moment={moment} /> : null
}
