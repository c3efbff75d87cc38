import { html } from 'hono/html'
import type { WireUser } from '../../../contract/identity.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { clock, shortDate } from '../../../domain/time/stockholm.ts'
import type { SessionEntry } from '../account/export.ts'
import { type CalendarPart, calendarPart } from './calendar-part.ts'
import { framed, type Markup } from './frame.ts'
import { key, section } from './section.ts'
import { type PageWords, pageWords } from './words.ts'

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
  const words = pageWords(locale)
  const { purchases, registrations, favourite_teams, favourite_arenas } = user
  return framed({
    locale,
    title: words.account,
    notice,
    showsAddress: calendar.made !== null,
    main: [
      section(
        'details',
        words.details,
        html`<form method="post" action="/account/details">${key(formKey)}
<label for="name">${words.name}</label>
<input id="name" name="name" value="${user.name}" autocomplete="name" maxlength="200" required>
<button>${words.save}</button></form>`,
      ),
      section('address', words.email, addressPart(words, user, formKey)),
      section(
        'password',
        words.password,
        html`<p>${words.passwordHelp}</p><p><a class="button" href="/account/password">${words.changePassword}</a></p>`,
      ),
      section(
        'purchases',
        words.purchases,
        purchases.length === 0
          ? html`<p>${words.noPurchases}</p>`
          : html`<ul>${purchases.map(({ type, year }) => html`<li>${purchaseName(words, type)} ${year}</li>`)}</ul>`,
      ),
      registrations.length === 0
        ? html``
        : section(
            'registrations',
            words.registrations,
            html`<ul>${registrations.map(({ year }) => html`<li>${year}</li>`)}</ul>`,
          ),
      section(
        'favourites',
        words.favourites,
        html`<p>${words.teamsAndFields(favourite_teams.length, favourite_arenas.length)}</p>`,
      ),
      calendarPart(locale, { ...calendar, hasTeams: favourite_teams.length > 0 }, formKey),
      section('sessions', words.sessions, sessionTable(words, locale, sessions, current, formKey)),
      section(
        'data',
        words.data,
        html`<p>${words.dataHelp}</p><p><a class="button" href="/account/export" download>${words.download}</a></p>`,
      ),
      section(
        'deletion',
        words.deletion,
        html`<p>${words.deletionHelp}</p><p><a class="button danger" href="/account/delete">${words.deletionStart}</a></p>`,
      ),
      html`<form method="post" action="/account/leave">${key(formKey)}<button>${words.leave}</button></form>`,
    ],
  })
}

/** Asks for confirmation before everything is erased. */
export function deletionView(locale: Locale, formKey: string, notice: Notice | null): Markup {
  const words = pageWords(locale)
  return framed({
    locale,
    title: words.deletion,
    notice,
    main: html`<section><p>${words.deletionHelp}</p>
<form method="post" action="/account/delete">${key(formKey)}
<p><label><input type="checkbox" name="confirm" value="yes" required> ${words.deletionConfirm}</label></p>
<button class="danger">${words.deletionDo}</button> <a class="button" href="/account">${words.back}</a></form></section>`,
  })
}

/**
 * Renders the account page for visitors who are not signed in there.
 *
 * @param isRefused whether too many have tried; the page then offers a link by mail
 */
export function signInView(locale: Locale, notice: Notice | null, email = '', isRefused = false): Markup {
  const words = pageWords(locale)
  return framed({
    locale,
    title: words.account,
    notice,
    main: html`${isRefused ? linkOffer(words, email) : ''}<section><p>${words.signInHelp}</p>
<form method="post" action="/account/sign-in">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" value="${email}" required>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button class="primary">${words.signIn}</button></form></section>
<p><a href="/account/forgotten">${words.forgotten}</a></p>
<p><a href="/account/link">${words.byMail}</a></p>`,
  })
}

function linkOffer(words: PageWords, email: string): Markup {
  return html`<section><p>${words.byMailNow}</p>
<form method="post" action="/account/link"><input type="hidden" name="email" value="${email}">
<button>${words.sendLink}</button></form></section>`
}

/** Renders a page with one sentence. */
export function messageView(locale: Locale, notice: Notice, goOnTo?: string, title?: string): Markup {
  const words = pageWords(locale)
  return framed({
    locale,
    title: title ?? words.account,
    notice: notice.text === '' ? null : notice,
    ...(goOnTo ? { goOnTo } : {}),
    main: html`<p><a class="button" href="/account">${words.goOn}</a></p>`,
  })
}

function addressPart(words: PageWords, { email, email_verified_at }: WireUser, formKey: string): Markup {
  if (email_verified_at !== null) return html`<p><bdi>${email}</bdi> · ${words.confirmed}</p>`
  return html`<p><bdi>${email}</bdi> · <b>${words.unconfirmed}</b></p>
<p>${words.unconfirmedHelp}</p>
<form method="post" action="/account/address/mail">${key(formKey)}<button>${words.resendMail}</button></form>`
}

function sessionTable(
  words: PageWords,
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
<thead><tr><th scope="col">${words.device}</th><th scope="col">${words.since}</th><th scope="col">${words.used}</th><td></td></tr></thead>
<tbody>${sessions.map(({ id, device, createdAt, lastUsedAt }) => {
    const name = device || words.unknownDevice
    return html`<tr><th scope="row"><bdi>${name}</bdi>${id === current ? html` (${words.current})` : ''}</th><td>${time(createdAt)}</td><td>${time(lastUsedAt)}</td>
<td><form method="post" action="/account/sessions/${id}/end">${key(formKey)}<button aria-label="${words.revokeOf(name)}">${words.revoke}</button></form></td></tr>`
  })}</tbody>
</table>
${sessions.length > 1 ? html`<form method="post" action="/account/sessions/end-others">${key(formKey)}<button>${words.revokeOthers}</button></form>` : ''}`
}

/** A kind of purchase without words of its own is shown by its name. */
function purchaseName(words: PageWords, type: string): string {
  return type === 'tournament_pass' ? words.tournament_pass : type
}
