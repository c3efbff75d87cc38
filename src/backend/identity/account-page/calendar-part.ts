import { html } from 'hono/html'
import { subscriptions } from '../../../domain/calendar/subscriptions.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { clock, shortDate } from '../../../domain/time/stockholm.ts'
import { type FeedEntry, MOST_FEEDS } from '../account/calendar-feeds.ts'
import { type CalendarWords, calendarWords } from './calendar-words.ts'
import type { Markup } from './frame.ts'
import { key, section } from './section.ts'

export interface CalendarPart {
  readonly feeds: readonly FeedEntry[]
  /** The address that was made in this visit, while it is good; null: it is told no more. */
  readonly address: string | null
  /** Whether any team is followed. */
  readonly hasTeams: boolean
}

/** Private calendars: what was made just now with its ways into a calendar, those there are, and how one is made. */
export function calendarPart(locale: Locale, part: CalendarPart, formKey: string): Markup {
  const words = calendarWords(locale)
  const { feeds, address, hasTeams } = part
  return section(
    'calendar',
    words.title,
    html`<p>${hasTeams ? words.lead : words.noTeams}</p>
${address === null ? '' : addressNote(words, address)}
${feeds.length === 0 ? '' : feedTable(words, locale, feeds, formKey)}
${
  feeds.length < MOST_FEEDS
    ? html`<form method="post" action="/account/calendars">${key(formKey)}<button>${feeds.length === 0 ? words.make : words.makeAnother}</button></form>`
    : html`<p>${words.most}</p>`
}
<p class="help">${words.delay}</p>`,
  )
}

function addressNote(words: CalendarWords, address: string): Markup {
  const { webcal, google, outlook } = subscriptions(address)
  const outside = (href: string, name: string) =>
    html`<a class="button" href="${href}" target="_blank" rel="noopener noreferrer">${name}</a>`
  return html`<div class="note made"><p><b>${words.ready}</b></p>
<p class="choices"><a class="button primary" href="${webcal}">${words.subscribe}</a>${outside(google, words.google)}${outside(outlook, words.outlook)}</p>
<label for="calendar-address">${words.address}</label>
<input id="calendar-address" value="${address}" dir="ltr" readonly>
<p class="help">${words.once}</p></div>`
}

function feedTable(
  words: CalendarWords,
  locale: Locale,
  feeds: readonly FeedEntry[],
  formKey: string,
): Markup {
  const timeOf = (iso: string) => `${shortDate(Date.parse(iso), locale)} ${clock(Date.parse(iso))}`
  const time = (iso: string) => html`<time datetime="${iso}">${timeOf(iso)}</time>`
  const press = (id: number, verb: 'renew' | 'end', made: string) =>
    html`<form method="post" action="/account/calendars/${id}/${verb}">${key(formKey)}<button aria-label="${verb === 'renew' ? words.renewOf(made) : words.endOf(made)}">${words[verb]}</button></form>`
  return html`<table>
<thead><tr><th scope="col">${words.made}</th><th scope="col">${words.read}</th><td></td></tr></thead>
<tbody>${feeds.map(
    ({ id, createdAt, readAt }) =>
      html`<tr><th scope="row">${time(createdAt)}</th><td>${readAt === null ? words.never : time(readAt)}</td>
<td><div class="choices">${press(id, 'renew', timeOf(createdAt))}${press(id, 'end', timeOf(createdAt))}</div></td></tr>`,
  )}</tbody>
</table>`
}
