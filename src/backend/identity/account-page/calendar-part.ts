import { html } from 'hono/html'
import { subscriptions } from '../../../domain/calendar/subscriptions.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { clock, shortDate } from '../../../domain/time/stockholm.ts'
import { type ServiceText, serviceText } from '../../../i18n/service-text.ts'
import { type FeedEntry, MOST_FEEDS } from '../account/calendar-feeds.ts'

import type { Markup } from './frame.ts'
import { key, section } from './section.ts'

export interface CalendarPart {
  readonly feeds: readonly FeedEntry[]
  /** The calendar made in this visit, with its address while that is valid; null if the address is no longer shown. */
  readonly made: { readonly id: number; readonly address: string } | null
  /** The message about the last change to the calendars. */
  readonly said: string | null
  /** Whether the account follows any team. */
  readonly hasTeams: boolean
}

/** Renders the private calendars: the one just made with its links, the existing ones, and the form to make one. */
export function calendarPart(locale: Locale, part: CalendarPart, formKey: string): Markup {
  const t = serviceText(locale)
  const { feeds, made, said, hasTeams } = part
  return section(
    'calendar',
    t('ownCalendar.title'),
    html`${said === null ? '' : html`<p class="note" role="status">${said}</p>`}
<p>${hasTeams ? t('ownCalendar.lead') : t('ownCalendar.noTeams')}</p>
${made === null ? '' : addressNote(t, made.address)}
${feeds.length === 0 ? '' : feedTable(t, locale, part, formKey)}
${
  feeds.length < MOST_FEEDS
    ? html`<form method="post" action="/account/calendars">${key(formKey)}<button>${feeds.length === 0 ? t('ownCalendar.make') : t('ownCalendar.makeAnother')}</button></form>`
    : html`<p>${t('ownCalendar.most')}</p>`
}
<p class="help">${t('ownCalendar.delay')}</p>`,
  )
}

function addressNote(t: ServiceText, address: string): Markup {
  const { webcal, google, outlook } = subscriptions(address)
  const outside = (href: string, name: string) =>
    html`<a class="button" href="${href}" target="_blank" rel="noopener noreferrer">${name}</a>`
  return html`<div class="note made"><p><b>${t('ownCalendar.ready')}</b></p>
<p class="choices"><a class="button primary" href="${webcal}">${t('ownCalendar.subscribe')}</a>${outside(google, t('ownCalendar.google'))}${outside(outlook, t('ownCalendar.outlook'))}</p>
<p id="calendar-address">${t('ownCalendar.address')}</p>
<code class="address" aria-labelledby="calendar-address" role="group" dir="ltr">${address}</code>
<p class="choices"><button type="button" class="copy" data-copied="${t('ownCalendar.copied')}" data-selected="${t('ownCalendar.selected')}" hidden>${t('ownCalendar.copy')}</button><span role="status"></span></p>
<p class="help">${t('ownCalendar.once')}</p></div>`
}

function feedTable(
  t: ServiceText,
  locale: Locale,
  { feeds, made: shown }: Pick<CalendarPart, 'feeds' | 'made'>,
  formKey: string,
): Markup {
  const timeOf = (iso: string) => `${shortDate(Date.parse(iso), locale)} ${clock(Date.parse(iso))}`
  // Seconds are shown because two calendars may be made in one minute. Stockholm's offset is whole minutes, so the
  // seconds of UTC are right.
  const exactTimeOf = (iso: string) => timeOf(iso) + new Date(iso).toISOString().slice(16, 19)
  const time = (iso: string, text = timeOf(iso)) => html`<time datetime="${iso}">${text}</time>`
  const press = (id: number, verb: 'renew' | 'end', made: string) =>
    html`<form method="post" action="/account/calendars/${id}/${verb}">${key(formKey)}<button aria-label="${t(`ownCalendar.${verb}Of`, { made })}">${t(`ownCalendar.${verb}`)}</button></form>`
  return html`<table>
<thead><tr><th scope="col">${t('ownCalendar.made')}</th><th scope="col">${t('ownCalendar.read')}</th><td></td></tr></thead>
<tbody>${feeds.map(
    ({ id, createdAt, readAt }) =>
      html`<tr><th scope="row">${time(createdAt, exactTimeOf(createdAt))}${id === shown?.id ? html`<br>${t('ownCalendar.shown')}` : ''}</th><td>${readAt === null ? t('ownCalendar.never') : time(readAt)}</td>
<td><div class="choices">${press(id, 'renew', exactTimeOf(createdAt))}${press(id, 'end', exactTimeOf(createdAt))}</div></td></tr>`,
  )}</tbody>
</table>`
}
