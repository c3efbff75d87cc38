import { fieldName, nameAt } from '../presentation/field-name.ts'
import type { Schedule } from '../schedule/schedule.ts'
import { type Match, type Participant, startOf } from '../tournament/match.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { isNobody } from '../tournament/nobody.ts'
import { SIDES, teamIdOf } from '../tournament/outcome.ts'
import type { Alert, AlertNews, AlertPlace, Lead } from './alert.ts'
import type { SentAlerts } from './sent-alerts.ts'
import { soonNews } from './soon-news.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** How long a result is news, from the start of its match: until the next match is over. */
const RESULT_FOR = 4 * HOUR
/** How long an alert for a match without a time is useful: longer than a cup takes. */
const TIMELESS_FOR = 30 * DAY

/** The current state of an edition. */
export type AlertScene = Pick<Schedule, 'year' | 'fields' | 'divisions'> & {
  readonly matches: readonly Match[]
}

/**
 * Returns the alerts of an edition that are due at an instant: true, useful, and not sent yet. It therefore does not matter
 * who calls it, how often, or what was missed in between.
 *
 * @param now cup time in epoch milliseconds
 * @param leads the leads that any device wants
 */
export function dueAlerts(scene: AlertScene, sent: SentAlerts, now: number, leads: readonly Lead[]): Alert[] {
  const soon = soonNews(scene.matches, now, leads)
  return scene.matches.flatMap((match) => {
    if (match.kind === 'bye') return []
    const place = placeOf(match, scene)
    const due = [
      movedAlert(match, place, sent, now, scene),
      resultAlert(match, sent),
      offAlert(match, place, now),
      nextAlert(match, place, scene, now),
      ...(soon.get(match.id) ?? []).map((news): Due => {
        const at = startOf(match) ?? now
        return { key: `${news.lead} ${at}`, until: at, news: { ...news, to: place } }
      }),
    ]
    return due.flatMap((one) => {
      if (one === null || one.until <= now) return []
      const key = `${scene.year} ${one.news.kind} ${match.id} ${one.key}`
      if (sent.keys.has(key)) return []
      return [{ key, until: one.until, news: one.news, match: alertMatch(match, scene.year) }]
    })
  })
}

interface Due {
  /** Distinguishes the alert from others of its kind and match. */
  readonly key: string
  readonly until: number
  readonly news: AlertNews
}

/** The move starts from the place of the last alert, else from the previous place that the service gives. */
function movedAlert(
  match: Match,
  to: AlertPlace,
  sent: SentAlerts,
  now: number,
  { fields }: AlertScene,
): Due | null {
  if (progressOf(match) !== 'scheduled') return null
  const last = sent.moves.get(match.id)
  const { movedFrom } = match
  const from = last?.to ?? {
    at: movedFrom?.at ?? to.at,
    field: movedFrom?.locationName ? ownName(movedFrom.locationName, fields) : to.field,
  }
  if (from.at === to.at && from.field === to.field) return null
  const key = `${last?.times ?? 0} ${to.at} ${to.field}`
  const reason = match.moves?.at(-1)?.reason
  const news = { kind: 'moved' as const, from, to, ...(reason && { reason }) }
  return { key, until: to.at ?? now + TIMELESS_FOR, news }
}

/** A match without a time: nobody can say how long its result is news. */
function resultAlert(match: Match, sent: SentAlerts): Due | null {
  const start = startOf(match)
  if (start === null || (match.kind !== 'finished' && match.kind !== 'walkover')) return null
  const { score } = match
  const penalties = match.kind === 'finished' ? match.penalties : null
  const isWalkover = match.kind === 'walkover'
  const bothLose = match.kind === 'walkover' && match.bothLose === true
  const isCorrected = sent.results.has(match.id)
  const goals = [score, penalties].map((one) => (one ? `${one.home}-${one.away}` : ''))
  return {
    key: `${bothLose ? 'both lose ' : isWalkover ? 'walkover ' : ''}${goals.join(' ')}`,
    until: start + RESULT_FOR,
    news: { kind: 'result', score, penalties, isWalkover, bothLose, isCorrected },
  }
}

/** Of a match that was to be played more than a day ago it is no news that it counts no longer. */
function offAlert(match: Match, from: AlertPlace, now: number): Due | null {
  if (match.kind !== 'called-off') return null
  const { how, reason } = match
  return {
    key: how,
    until: (from.at ?? now + TIMELESS_FOR) + DAY,
    news: { kind: 'off', how, reason, from },
  }
}

/** In a group all opponents are known in advance. A class that hides its results does not reveal who has come through. */
function nextAlert(match: Match, to: AlertPlace, { divisions }: AlertScene, now: number): Due | null {
  if (match.kind !== 'scheduled' || divisions.get(match.divisionId)?.kind !== 'playoff') return null
  const teams = teamIdsOf(match)
  if (teams.length < SIDES.length) return null
  return { key: teams.join(' '), until: to.at ?? now + TIMELESS_FOR, news: { kind: 'next', to } }
}

const placeOf = (match: Match, { fields }: AlertScene): AlertPlace => ({
  at: startOf(match),
  field: fieldName(match, fields),
})

/** Returns the field's own name if the written name adds a sponsor's name after it. */
const ownName = (written: string, fields: AlertScene['fields']): string =>
  [...fields.values()].find(({ name }) => nameAt(written, name) === name)?.name ?? written

const alertMatch = (match: Match, year: number): Alert['match'] => ({
  year,
  id: match.id,
  home: nameOf(match.home),
  away: nameOf(match.away),
  teamIds: teamIdsOf(match),
})

const teamIdsOf = (match: Match): string[] => SIDES.flatMap((side) => teamIdOf(match[side]) ?? [])

const nameOf = (side: Participant): string | null =>
  side.kind === 'team' ? side.name : isNobody(side) ? '–' : null
