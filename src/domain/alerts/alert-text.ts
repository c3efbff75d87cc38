import { isolated } from '../text/isolated.ts'
import type { Locale } from '../text/locale.ts'
import { clock, dayOf, shortDate } from '../time/stockholm.ts'
import type { Score } from '../tournament/match.ts'
import type { Alert, AlertPlace } from './alert.ts'

export interface AlertText {
  readonly title: string
  readonly body: string
}

const EN = {
  starts: 'Starts {{place}}',
  first: 'Next on {{field}}, planned {{time}}',
  ahead_one: '1 match before it on {{field}}, planned {{time}}',
  ahead_other: '{{count}} matches before it on {{field}}, planned {{time}}',
  moved: 'Moved: {{place}}',
  result: 'Result: {{score}}',
  corrected: 'Corrected result: {{score}}',
  walkover: 'Walkover',
  bothLose: 'Neither team came, both lose',
  penalties: '{{score}} on penalties',
  over: 'The match is over.',
  next: 'Next match: {{place}}',
  timeless: 'no time yet',
  open: 'to be decided',
  drawn: 'Who meets whom is decided',
  off: {
    cancelled: 'Cancelled',
    postponed: 'Postponed, no new time yet',
    abandoned: 'Abandoned, the score does not count',
    annulled: 'Annulled, counts no longer',
  },
  several: {
    soon: '{{count}} matches soon',
    moved: '{{count}} matches moved',
    result: '{{count}} results',
    off: '{{count}} matches called off',
    next: '{{count}} next matches',
  },
}

const SV: typeof EN = {
  starts: 'Börjar {{place}}',
  first: 'Näst på tur på {{field}}, planerad {{time}}',
  ahead_one: '1 match före på {{field}}, planerad {{time}}',
  ahead_other: '{{count}} matcher före på {{field}}, planerad {{time}}',
  moved: 'Flyttad: {{place}}',
  result: 'Resultat: {{score}}',
  corrected: 'Rättat resultat: {{score}}',
  walkover: 'Walkover',
  bothLose: 'Inget lag kom, båda förlorar',
  penalties: '{{score}} på straffar',
  over: 'Matchen är slut.',
  next: 'Nästa match: {{place}}',
  timeless: 'ingen tid än',
  open: 'avgörs senare',
  drawn: 'Det är klart vilka som möts',
  off: {
    cancelled: 'Inställd',
    postponed: 'Uppskjuten, ingen ny tid än',
    abandoned: 'Avbruten, resultatet räknas inte',
    annulled: 'Annullerad, räknas inte längre',
  },
  several: {
    soon: '{{count}} matcher snart',
    moved: '{{count}} matcher flyttade',
    result: '{{count}} resultat',
    off: '{{count}} matcher inställda eller ändrade',
    next: '{{count}} nästa matcher',
  },
}

const WORDS: Readonly<Record<Locale, typeof EN>> = { en: EN, sv: SV }

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
  locale: Locale,
  { withoutResult, now }: TextOptions,
): AlertText {
  const words = WORDS[locale]
  // The results service describes an open side in its own language, so our word for it is used.
  const title = [match.home, match.away]
    .map((name) => (name === null ? words.open : isolated(name)))
    .join(' – ')
  const place = (one: AlertPlace) => placeText(one, now, locale)
  switch (news.kind) {
    case 'soon': {
      const { ahead, to } = news
      if (ahead === null || to.field === null || to.at === null)
        return { title, body: fill(words.starts, { place: place(to) }) }
      const form = ahead === 0 ? words.first : ahead === 1 ? words.ahead_one : words.ahead_other
      const values = { field: isolated(to.field), time: timeText(to.at, now, locale), count: String(ahead) }
      return { title, body: fill(form, values) }
    }
    case 'moved':
      return { title, body: fill(words.moved, { place: moveText(news.from, news.to, now, locale) }) }
    case 'off': {
      const said = news.reason
        ? `${words.off[news.how]}: ${isolated(news.reason[locale])}`
        : words.off[news.how]
      return { title, body: `${said} (${place(news.from)})` }
    }
    case 'next':
      // The teams that have come through reveal a result.
      return { title: withoutResult ? words.drawn : title, body: fill(words.next, { place: place(news.to) }) }
    case 'result': {
      if (withoutResult) return { title, body: words.over }
      const { score, penalties, isWalkover, bothLose, isCorrected } = news
      const said = [
        bothLose ? words.bothLose : isWalkover ? words.walkover : '',
        score ? goals(score) : '',
        penalties ? fill(words.penalties, { score: goals(penalties) }) : '',
      ].filter(Boolean)
      return { title, body: fill(isCorrected ? words.corrected : words.result, { score: said.join(', ') }) }
    }
  }
}

/** Combines several alerts of one kind: a club with twenty teams must not cause twenty notifications. */
export function severalText(alerts: readonly Alert[], locale: Locale, options: TextOptions): AlertText {
  const [first] = alerts
  if (!first) return { title: '', body: '' }
  const lines = alerts.slice(0, MOST_LINES).map((alert) => {
    const { title, body } = alertText(alert, locale, options)
    return `${title}: ${body}`
  })
  const title = fill(WORDS[locale].several[first.news.kind], { count: String(alerts.length) })
  return { title, body: [...lines, ...(alerts.length > MOST_LINES ? ['…'] : [])].join('\n') }
}

const MOST_LINES = 4

const goals = ({ home, away }: Score): string => `${home}–${away}`

const timeText = (at: number, now: number, locale: Locale): string =>
  dayOf(at) === dayOf(now) ? clock(at) : `${shortDate(at, locale)} ${clock(at)}`

function placeText({ at, field }: AlertPlace, now: number, locale: Locale): string {
  const time = at === null ? WORDS[locale].timeless : timeText(at, now, locale)
  return field === null ? time : `${time}, ${isolated(field)}`
}

/** Writes only what changed: "13:20 → 13:55, Heden 7", "13:20, Heden 7 → 9". */
function moveText(from: AlertPlace, to: AlertPlace, now: number, locale: Locale): string {
  const time = ({ at }: AlertPlace) => (at === null ? WORDS[locale].timeless : timeText(at, now, locale))
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

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** The message that tests the alerts of a device. */
export const TEST_TEXT: Readonly<Record<Locale, AlertText>> = {
  en: { title: 'Alerts work', body: 'This is how they look on this device.' },
  sv: { title: 'Aviseringarna fungerar', body: 'Så här ser de ut på den här enheten.' },
}
