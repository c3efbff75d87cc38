import * as v from 'valibot'
import type { DeskLink } from '../../domain/desk/scorer-link.ts'

const link = v.object({ id: v.string(), fieldId: v.string(), day: v.string() })

/** Returns a link that a browser stored; null for anything else. */
export const parseKeptLink: (text: string | null) => DeskLink | null = v.parser(
  v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), link)), null),
)
