import type { Alert, AlertPlace } from './alert.ts'

/** The alerts sent for an edition. News recorded here is not sent again. */
export interface SentAlerts {
  readonly keys: ReadonlySet<string>
  /** The moves that alerts announced, by match: how many, and where the last one led. */
  readonly moves: ReadonlyMap<string, { readonly times: number; readonly to: AlertPlace }>
  /** Matches whose result was sent. */
  readonly results: ReadonlySet<string>
}

export const NOTHING_SENT: SentAlerts = { keys: new Set(), moves: new Map(), results: new Set() }

/** Adds the alerts that were sent since, in the order of sending. */
export function withSent(sent: SentAlerts, alerts: readonly Alert[]): SentAlerts {
  if (alerts.length === 0) return sent
  const keys = new Set(sent.keys)
  const moves = new Map(sent.moves)
  const results = new Set(sent.results)
  for (const { key, match, news } of alerts) {
    if (keys.has(key)) continue
    keys.add(key)
    if (news.kind === 'moved')
      moves.set(match.id, { times: (moves.get(match.id)?.times ?? 0) + 1, to: news.to })
    if (news.kind === 'result') results.add(match.id)
  }
  return { keys, moves, results }
}
