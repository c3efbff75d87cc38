import { html } from 'hono/html'
import type { Locale } from '../../../domain/text/locale.ts'
import { shortDate } from '../../../domain/time/stockholm.ts'
import { framed, type Markup } from './frame.ts'
import { key } from './section.ts'
import type { Notice } from './views.ts'
import { type PageWords, pageWords } from './words.ts'

/** A page that asks for a mail with a link: to a new password, or into the account. */
export type LinkPage = '/account/forgotten' | '/account/link'

/** Renders the form for the mail address that a link is sent to. */
export function askLinkView(path: LinkPage, locale: Locale, notice: Notice | null, email = ''): Markup {
  const words = pageWords(locale)
  const isEntry = path === '/account/link'
  return framed({
    locale,
    title: isEntry ? words.enterTitle : words.forgottenTitle,
    notice,
    path,
    main: html`<section><p>${isEntry ? words.byMailHelp : words.forgottenHelp}</p>
<form method="post" action="${path}">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" value="${email}" required>
<button class="primary">${words.sendLink}</button></form></section>
<p><a href="/account">${words.signIn}</a></p>`,
  })
}

/** Renders the same page for every address. */
export function linkSentView(path: LinkPage, locale: Locale): Markup {
  const words = pageWords(locale)
  return framed({
    locale,
    title: words.linkSentTitle,
    path: `${path}/sent`,
    main: html`<section role="status"><p>${words.linkSent}</p><p>${words.linkSentHelp}</p></section>
<p><a href="${path}">${words.sendLink}</a></p>`,
  })
}

/** Asks whether to sign in here. Opening the link changes nothing: programs that scan mail open links too. */
export function enterView(locale: Locale, secret: string, email: string): Markup {
  const words = pageWords(locale)
  return framed({
    locale,
    title: words.enterTitle,
    path: `/account/enter/${secret}`,
    main: html`<section><p><b><bdi>${email}</bdi></b></p><p>${words.enterHelp}</p>
<form method="post" action="/account/enter"><input type="hidden" name="secret" value="${secret}">
<button class="primary">${words.enterDo}</button></form></section>`,
  })
}

/** Renders the form that sets a new password by the link in a mail. */
export function resetView(locale: Locale, secret: string, email: string, notice: Notice | null): Markup {
  const words = pageWords(locale)
  return framed({
    locale,
    title: words.forgottenTitle,
    notice,
    path: `/account/reset/${secret}`,
    showsPasswords: true,
    main: html`<section><p>${words.resetHelp}</p>
<form method="post" action="/account/reset">
<input type="hidden" name="secret" value="${secret}">
<label for="email">${words.email}</label>
<input id="email" type="email" autocomplete="username" value="${email}" readonly>
${newPassword(words)}
<button class="primary">${words.setPassword}</button></form></section>`,
  })
}

/** Renders the form that changes the password of a visit's account. */
export function passwordView(
  locale: Locale,
  { formKey, email }: { readonly formKey: string; readonly email: string },
  notice: Notice | null,
): Markup {
  const words = pageWords(locale)
  return framed({
    locale,
    title: words.changePassword,
    notice,
    path: '/account/password',
    showsPasswords: true,
    main: html`<section><p>${words.passwordHelp}</p>
<form method="post" action="/account/password">${key(formKey)}
<label for="email">${words.email}</label>
<input id="email" type="email" autocomplete="username" value="${email}" readonly>
<label for="present">${words.presentPassword}</label>
<input class="secret" id="present" name="present" type="password" autocomplete="current-password" required>
${newPassword(words)}
<div class="choices"><button class="primary">${words.setPassword}</button> <a class="button" href="/account">${words.back}</a></div></form></section>
<p><a href="/account/forgotten">${words.forgotten}</a></p>`,
  })
}

/** Asks whose account it is. Opening the link changes nothing: programs that scan mail open links too. */
export function confirmView(
  locale: Locale,
  secret: string,
  { email, createdAt }: { readonly email: string; readonly createdAt: number },
): Markup {
  const words = pageWords(locale)
  const hidden = html`<input type="hidden" name="secret" value="${secret}">`
  return framed({
    locale,
    title: words.confirmTitle,
    path: `/account/confirm/${secret}`,
    main: [
      html`<section><p><b><bdi>${email}</bdi></b></p><p>${words.confirmHelp(shortDate(createdAt, locale))}</p>
<form method="post" action="/account/confirm">${hidden}<button class="primary">${words.confirmDo}</button></form></section>`,
      html`<section><p>${words.disownHelp}</p>
<form method="post" action="/account/confirm/not-mine">${hidden}<button class="danger">${words.disownDo}</button></form></section>`,
    ],
  })
}

function newPassword(words: PageWords): Markup {
  return html`<label for="password">${words.newPassword}</label>
<p class="help" id="password-help">${words.newPasswordHelp}</p>
<input class="secret" id="password" name="password" type="password" autocomplete="new-password" aria-describedby="password-help" minlength="8" required>
<label class="show" hidden><input type="checkbox"> ${words.showPassword}</label>`
}
