import type { Alert, AlertPlace } from './alert.ts'

/** What has been told of an edition: news that is here is no news. */
export interface SentAlerts {
  readonly keys: ReadonlySet<string>
  /** By match that was told to be moved: how often, and where to last. */
  readonly moves: ReadonlyMap<string, { readonly times: number; readonly to: AlertPlace }>
  /** Matches of which a result was told. */
  readonly results: ReadonlySet<string>
}

export const NOTHING_SENT: SentAlerts = { keys: new Set(), moves: new Map(), results: new Set() }

/** With news that has been told since, in the order of telling. */
export function withSent(told: SentAlerts, alerts: readonly Alert[]): SentAlerts {
  if (alerts.length === 0) return told
  const keys = new Set(told.keys)
  const moves = new Map(told.moves)
  const results = new Set(told.results)
  for (const { key, match, news } of alerts) {
    if (keys.has(key)) continue
    keys.add(key)
    if (news.kind === 'moved')
      moves.set(match.id, { times: (moves.get(match.id)?.times ?? 0) + 1, to: news.to })
    if (news.kind === 'result') results.add(match.id)
  }
  return { keys, moves, results }
}
