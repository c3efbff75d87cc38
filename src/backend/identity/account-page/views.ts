import { html } from 'hono/html'
import type { WireUser } from '../../../contract/identity.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { clock, shortDate } from '../../../domain/time/stockholm.ts'
import { type ServiceText, serviceText } from '../../../i18n/service-text.ts'
import type { SessionEntry } from '../account/export.ts'
import { type CalendarPart, calendarPart } from './calendar-part.ts'
import { framed, type Markup } from './frame.ts'
import { key, section } from './section.ts'

export interface Notice {
  readonly text: string
  readonly fault: boolean
}

export interface AccountView {
  readonly locale: Locale
  readonly user: WireUser
  readonly sessions: readonly SessionEntry[]
  /** The session that the page was opened from; null if the visitor signed in on the page. */
  readonly current: number | null
  readonly calendar: Omit<CalendarPart, 'hasTeams'>
  readonly formKey: string
  readonly notice: Notice | null
}

/** Renders everything about the account on one page. */
export function accountView(view: AccountView): Markup {
  const { locale, user, sessions, current, calendar, formKey, notice } = view
  const t = serviceText(locale)
  const { purchases, registrations, favourite_teams, favourite_arenas } = user
  return framed({
    locale,
    title: t('accountPage.account'),
    notice,
    showsAddress: calendar.made !== null,
    main: [
      section(
        'details',
        t('accountPage.details'),
        html`<form method="post" action="/account/details">${key(formKey)}
<label for="name">${t('accountPage.name')}</label>
<input id="name" name="name" value="${user.name}" autocomplete="name" maxlength="200" required>
<button>${t('accountPage.save')}</button></form>`,
      ),
      section('address', t('accountPage.email'), addressPart(t, user, formKey)),
      section(
        'password',
        t('accountPage.password'),
        html`<p>${t('accountPage.passwordHelp')}</p><p><a class="button" href="/account/password">${t('accountPage.changePassword')}</a></p>`,
      ),
      section(
        'purchases',
        t('accountPage.purchases'),
        purchases.length === 0
          ? html`<p>${t('accountPage.noPurchases')}</p>`
          : html`<ul>${purchases.map(({ type, year }) => html`<li>${purchaseName(t, type)} ${year}</li>`)}</ul>`,
      ),
      registrations.length === 0
        ? html``
        : section(
            'registrations',
            t('accountPage.registrations'),
            html`<ul>${registrations.map(({ year }) => html`<li>${year}</li>`)}</ul>`,
          ),
      section(
        'favourites',
        t('accountPage.favourites'),
        html`<p>${t('accountPage.teams', { count: favourite_teams.length })}, ${t('accountPage.fields', { count: favourite_arenas.length })}</p>`,
      ),
      calendarPart(locale, { ...calendar, hasTeams: favourite_teams.length > 0 }, formKey),
      section('sessions', t('accountPage.sessions'), sessionTable(t, locale, sessions, current, formKey)),
      section(
        'data',
        t('accountPage.data'),
        html`<p>${t('accountPage.dataHelp')}</p><p><a class="button" href="/account/export" download>${t('accountPage.download')}</a></p>`,
      ),
      section(
        'deletion',
        t('accountPage.deletion'),
        html`<p>${t('accountPage.deletionHelp')}</p><p><a class="button danger" href="/account/delete">${t('accountPage.deletionStart')}</a></p>`,
      ),
      html`<form method="post" action="/account/leave">${key(formKey)}<button>${t('accountPage.leave')}</button></form>`,
    ],
  })
}

/** Asks for confirmation before everything is erased. */
export function deletionView(locale: Locale, formKey: string, notice: Notice | null): Markup {
  const t = serviceText(locale)
  return framed({
    locale,
    title: t('accountPage.deletion'),
    notice,
    main: html`<section><p>${t('accountPage.deletionHelp')}</p>
<form method="post" action="/account/delete">${key(formKey)}
<p><label><input type="checkbox" name="confirm" value="yes" required> ${t('accountPage.deletionConfirm')}</label></p>
<button class="danger">${t('accountPage.deletionDo')}</button> <a class="button" href="/account">${t('accountPage.back')}</a></form></section>`,
  })
}

/**
 * Renders the account page for visitors who are not signed in there.
 *
 * @param isRefused whether too many have tried; the page then offers a link by mail
 */
export function signInView(locale: Locale, notice: Notice | null, email = '', isRefused = false): Markup {
  const t = serviceText(locale)
  return framed({
    locale,
    title: t('accountPage.account'),
    notice,
    main: html`${isRefused ? linkOffer(t, email) : ''}<section><p>${t('accountPage.signInHelp')}</p>
<form method="post" action="/account/sign-in">
<label for="email">${t('accountPage.email')}</label>
<input id="email" name="email" type="email" autocomplete="username" value="${email}" required>
<label for="password">${t('accountPage.password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button class="primary">${t('accountPage.signIn')}</button></form></section>
<p><a href="/account/forgotten">${t('accountPage.forgotten')}</a></p>
<p><a href="/account/link">${t('accountPage.byMail')}</a></p>`,
  })
}

function linkOffer(t: ServiceText, email: string): Markup {
  return html`<section><p>${t('accountPage.byMailNow')}</p>
<form method="post" action="/account/link"><input type="hidden" name="email" value="${email}">
<button>${t('accountPage.sendLink')}</button></form></section>`
}

/** Renders a page with one sentence. */
export function messageView(locale: Locale, notice: Notice, goOnTo?: string, title?: string): Markup {
  const t = serviceText(locale)
  return framed({
    locale,
    title: title ?? t('accountPage.account'),
    notice: notice.text === '' ? null : notice,
    ...(goOnTo ? { goOnTo } : {}),
    main: html`<p><a class="button" href="/account">${t('accountPage.goOn')}</a></p>`,
  })
}

function addressPart(t: ServiceText, { email, email_verified_at }: WireUser, formKey: string): Markup {
  if (email_verified_at !== null) return html`<p><bdi>${email}</bdi> · ${t('accountPage.confirmed')}</p>`
  return html`<p><bdi>${email}</bdi> · <b>${t('accountPage.unconfirmed')}</b></p>
<p>${t('accountPage.unconfirmedHelp')}</p>
<form method="post" action="/account/address/mail">${key(formKey)}<button>${t('accountPage.resendMail')}</button></form>`
}

function sessionTable(
  t: ServiceText,
  locale: Locale,
  sessions: readonly SessionEntry[],
  current: number | null,
  formKey: string,
): Markup {
  const time = (iso: string) => {
    const at = Date.parse(iso)
    return html`<time datetime="${iso}">${shortDate(at, locale)} ${clock(at)}</time>`
  }
  return html`<table>
<thead><tr><th scope="col">${t('accountPage.device')}</th><th scope="col">${t('accountPage.since')}</th><th scope="col">${t('accountPage.used')}</th><td></td></tr></thead>
<tbody>${sessions.map(({ id, device, createdAt, lastUsedAt }) => {
    const name = device || t('accountPage.unknownDevice')
    return html`<tr><th scope="row"><bdi>${name}</bdi>${id === current ? html` (${t('accountPage.current')})` : ''}</th><td>${time(createdAt)}</td><td>${time(lastUsedAt)}</td>
<td><form method="post" action="/account/sessions/${id}/end">${key(formKey)}<button aria-label="${t('accountPage.revokeOf', { device: name })}">${t('accountPage.revoke')}</button></form></td></tr>`
  })}</tbody>
</table>
${sessions.length > 1 ? html`<form method="post" action="/account/sessions/end-others">${key(formKey)}<button>${t('accountPage.revokeOthers')}</button></form>` : ''}`
}

/** A kind of purchase without words of its own is shown by its name. */
function purchaseName(t: ServiceText, type: string): string {
  return type === 'tournament_pass' ? t('accountPage.pass') : type
}
