import * as v from 'valibot'
import type { ScorerLink } from '../../domain/desk/scorer-link.ts'

const link = v.object({
  id: v.string(),
  fieldId: v.string(),
  day: v.string(),
  state: v.picklist(['valid', 'revoked', 'expired']),
  lastUsedAt: v.nullable(v.number()),
})

/** Returns a link that a browser stored; null for anything else. */
export const parseKeptLink: (text: string | null) => ScorerLink | null = v.parser(
  v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), link)), null),
)
