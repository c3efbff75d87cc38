import * as v from 'valibot'
import { DECISIONS, REPORT_KINDS, REPORTED_STATES, SIDES } from '../../contract/match-words.ts'
import { number, whole } from '../../domain/json-forms.ts'
import { perLocale } from '../../domain/text/locale.ts'
import type { PendingReport } from '../../domain/tournament/report.ts'

const name = v.pipe(v.string(), v.nonEmpty())
const time = v.nullable(number)
const score = v.nullable(v.object({ home: whole, away: whole }))
const wordOf = <Word extends string>(words: Readonly<Record<Word, string>>) =>
  v.picklist(Object.keys(words) as Word[])

const pending = v.object({
  key: name,
  order: whole,
  cupId: name,
  tournamentId: name,
  matchId: name,
  title: name,
  kind: wordOf(REPORT_KINDS),
  at: time,
  seen: v.nullable(whole),
  score,
  penalties: score,
  decision: v.nullable(wordOf(DECISIONS)),
  winner: v.nullable(wordOf(SIDES)),
  state: v.nullable(wordOf(REPORTED_STATES)),
  startsAt: time,
  fieldId: v.nullable(name),
  // Reports of an earlier version of this page have no such values.
  counts: v.optional(v.nullable(v.boolean()), null),
  bothLose: v.optional(v.nullable(v.boolean()), null),
  side: v.optional(v.nullable(wordOf(SIDES)), null),
  reason: v.optional(v.nullable(v.object(perLocale(() => name))), null),
  standing: v.union([
    v.object({ kind: v.literal('waiting') }),
    v.object({ kind: v.literal('refused'), reason: name, isForbidden: v.exactOptional(v.boolean()) }),
    v.object({ kind: v.literal('conflict'), revision: whole }),
  ]),
})

/** Returns a report that a browser stored; null for anything else, such as one that another version of this page wrote. */
export const parsePending: (text: string | null) => PendingReport | null = v.parser(
  v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), pending)), null),
)
