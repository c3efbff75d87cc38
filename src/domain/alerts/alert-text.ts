import { isolated } from '../text/isolated.ts'
import type { Locale } from '../text/locale.ts'
import { clock, dayOf, shortDate } from '../time/stockholm.ts'
import type { CallOffKind, Score } from '../tournament/match.ts'
import type { Alert, AlertPlace } from './alert.ts'

export interface AlertText {
  readonly title: string
  readonly body: string
}

type Plain =
  | 'starts'
  | 'first'
  | 'ahead'
  | 'moved'
  | 'result'
  | 'corrected'
  | 'walkover'
  | 'bothLose'
  | 'penalties'
  | 'over'
  | 'next'
  | 'timeless'
  | 'open'
  | 'drawn'
  | 'test.title'
  | 'test.body'

/** Gives the messages of alerts in one language, as page and service both can. */
export type AlertWords = (
  key: `alert.${Plain}` | `alert.off.${CallOffKind}` | `alert.several.${Alert['news']['kind']}`,
  values?: Readonly<Record<string, string | number>>,
) => string

export interface TextOptions {
  /** Whether the text says only that the match is over, not how it ended. */
  readonly withoutResult: boolean
  /** Cup time. A time on another day is written with its day. */
  readonly now: number
}

/**
 * Writes an alert in words, short enough for a lock screen. It gives times rather than "in 15 minutes", because a phone that
 * was off shows it later. A notification has no markup, so control characters isolate the names: without them a Hebrew name
 * would reverse the score.
 */
export function alertText(
  { match, news }: Alert,
  t: AlertWords,
  locale: Locale,
  { withoutResult, now }: TextOptions,
): AlertText {
  // The results service describes an open side in its own language, so our word for it is used.
  const title = [match.home, match.away]
    .map((name) => (name === null ? t('alert.open') : isolated(name)))
    .join(' – ')
  const place = (one: AlertPlace) => placeText(one, now, t, locale)
  switch (news.kind) {
    case 'soon': {
      const { ahead, to } = news
      if (ahead === null || to.field === null || to.at === null)
        return { title, body: t('alert.starts', { place: place(to) }) }
      const values = { field: isolated(to.field), time: timeText(to.at, now, locale), count: ahead }
      return { title, body: t(ahead === 0 ? 'alert.first' : 'alert.ahead', values) }
    }
    case 'moved':
      return {
        title,
        body: [
          t('alert.moved', { place: moveText(news.from, news.to, now, t, locale) }),
          ...(news.reason ? [isolated(news.reason[locale])] : []),
        ].join(' · '),
      }
    case 'off': {
      const how = t(`alert.off.${news.how}`)
      const said = news.reason ? `${how}: ${isolated(news.reason[locale])}` : how
      return { title, body: `${said} (${place(news.from)})` }
    }
    case 'next':
      // The teams that have come through reveal a result.
      return {
        title: withoutResult ? t('alert.drawn') : title,
        body: t('alert.next', { place: place(news.to) }),
      }
    case 'result': {
      if (withoutResult) return { title, body: t('alert.over') }
      const { score, penalties, isWalkover, bothLose, isCorrected } = news
      const said = [
        bothLose ? t('alert.bothLose') : isWalkover ? t('alert.walkover') : '',
        score ? goals(score) : '',
        penalties ? t('alert.penalties', { score: goals(penalties) }) : '',
      ].filter(Boolean)
      return { title, body: t(isCorrected ? 'alert.corrected' : 'alert.result', { score: said.join(', ') }) }
    }
  }
}

/** Combines several alerts of one kind: a club with twenty teams must not cause twenty notifications. */
export function severalText(
  alerts: readonly Alert[],
  t: AlertWords,
  locale: Locale,
  options: TextOptions,
): AlertText {
  const [first] = alerts
  if (!first) return { title: '', body: '' }
  const lines = alerts.slice(0, MOST_LINES).map((alert) => {
    const { title, body } = alertText(alert, t, locale, options)
    return `${title}: ${body}`
  })
  const title = t(`alert.several.${first.news.kind}`, { count: alerts.length })
  return { title, body: [...lines, ...(alerts.length > MOST_LINES ? ['…'] : [])].join('\n') }
}

const MOST_LINES = 4

const goals = ({ home, away }: Score): string => `${home}–${away}`

const timeText = (at: number, now: number, locale: Locale): string =>
  dayOf(at) === dayOf(now) ? clock(at) : `${shortDate(at, locale)} ${clock(at)}`

function placeText({ at, field }: AlertPlace, now: number, t: AlertWords, locale: Locale): string {
  const time = at === null ? t('alert.timeless') : timeText(at, now, locale)
  return field === null ? time : `${time}, ${isolated(field)}`
}

/** Writes only what changed: "13:20 → 13:55, Heden 7", "13:20, Heden 7 → 9". */
function moveText(from: AlertPlace, to: AlertPlace, now: number, t: AlertWords, locale: Locale): string {
  const time = ({ at }: AlertPlace) => (at === null ? t('alert.timeless') : timeText(at, now, locale))
  const times = from.at === to.at ? time(to) : `${time(from)} → ${time(to)}`
  if (to.field === null) return times
  const isSame = from.field === null || from.field === to.field
  return `${times}, ${isolated(isSame ? to.field : `${from.field} → ${shortened(to.field, from.field)}`)}`
}

/** "Heden 9" after "Heden 7" is "9". */
function shortened(name: string, after: string): string {
  const cut = name.lastIndexOf(' ') + 1
  return cut > 0 && after.slice(0, cut) === name.slice(0, cut) && !after.slice(cut).includes(' ')
    ? name.slice(cut)
    : name
}

/** The message that tests the alerts of a device. */
export const testText = (t: AlertWords): AlertText => ({
  title: t('alert.test.title'),
  body: t('alert.test.body'),
})
