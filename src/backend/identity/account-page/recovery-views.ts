import { html } from 'hono/html'
import type { Locale } from '../../../domain/text/locale.ts'
import { shortDate } from '../../../domain/time/stockholm.ts'
import { type ServiceText, serviceText } from '../../../i18n/service-text.ts'
import { framed, type Markup } from './frame.ts'
import { key } from './section.ts'
import type { Notice } from './views.ts'

/** A page that asks for a mail with a link: to a new password, or into the account. */
export type LinkPage = '/account/forgotten' | '/account/link'

/** Renders the form for the mail address that a link is sent to. */
export function askLinkView(path: LinkPage, locale: Locale, notice: Notice | null, email = ''): Markup {
  const t = serviceText(locale)
  const isEntry = path === '/account/link'
  return framed({
    locale,
    title: isEntry ? t('accountPage.enterTitle') : t('accountPage.forgottenTitle'),
    notice,
    path,
    main: html`<section><p>${isEntry ? t('accountPage.byMailHelp') : t('accountPage.forgottenHelp')}</p>
<form method="post" action="${path}">
<label for="email">${t('accountPage.email')}</label>
<input id="email" name="email" type="email" autocomplete="username" value="${email}" required>
<button class="primary">${t('accountPage.sendLink')}</button></form></section>
<p><a href="/account">${t('accountPage.signIn')}</a></p>`,
  })
}

/** Renders the same page for every address. */
export function linkSentView(path: LinkPage, locale: Locale): Markup {
  const t = serviceText(locale)
  return framed({
    locale,
    title: t('accountPage.linkSentTitle'),
    path: `${path}/sent`,
    main: html`<section role="status"><p>${t('accountPage.linkSent')}</p><p>${t('accountPage.linkSentHelp')}</p></section>
<p><a href="${path}">${t('accountPage.sendLink')}</a></p>`,
  })
}

/** Asks whether to sign in here. Opening the link changes nothing: programs that scan mail open links too. */
export function enterView(locale: Locale, secret: string, email: string): Markup {
  const t = serviceText(locale)
  return framed({
    locale,
    title: t('accountPage.enterTitle'),
    path: `/account/enter/${secret}`,
    main: html`<section><p><b><bdi>${email}</bdi></b></p><p>${t('accountPage.enterHelp')}</p>
<form method="post" action="/account/enter"><input type="hidden" name="secret" value="${secret}">
<button class="primary">${t('accountPage.enterDo')}</button></form></section>`,
  })
}

/** Renders the form that sets a new password by the link in a mail. */
export function resetView(locale: Locale, secret: string, email: string, notice: Notice | null): Markup {
  const t = serviceText(locale)
  return framed({
    locale,
    title: t('accountPage.forgottenTitle'),
    notice,
    path: `/account/reset/${secret}`,
    showsPasswords: true,
    main: html`<section><p>${t('accountPage.resetHelp')}</p>
<form method="post" action="/account/reset">
<input type="hidden" name="secret" value="${secret}">
<label for="email">${t('accountPage.email')}</label>
<input id="email" type="email" autocomplete="username" value="${email}" readonly>
${newPassword(t)}
<button class="primary">${t('accountPage.setPassword')}</button></form></section>`,
  })
}

/** Renders the form that changes the password of a visit's account. */
export function passwordView(
  locale: Locale,
  { formKey, email }: { readonly formKey: string; readonly email: string },
  notice: Notice | null,
): Markup {
  const t = serviceText(locale)
  return framed({
    locale,
    title: t('accountPage.changePassword'),
    notice,
    path: '/account/password',
    showsPasswords: true,
    main: html`<section><p>${t('accountPage.passwordHelp')}</p>
<form method="post" action="/account/password">${key(formKey)}
<label for="email">${t('accountPage.email')}</label>
<input id="email" type="email" autocomplete="username" value="${email}" readonly>
<label for="present">${t('accountPage.presentPassword')}</label>
<input class="secret" id="present" name="present" type="password" autocomplete="current-password" required>
${newPassword(t)}
<div class="choices"><button class="primary">${t('accountPage.setPassword')}</button> <a class="button" href="/account">${t('accountPage.back')}</a></div></form></section>
<p><a href="/account/forgotten">${t('accountPage.forgotten')}</a></p>`,
  })
}

/** Asks whose account it is. Opening the link changes nothing: programs that scan mail open links too. */
export function confirmView(
  locale: Locale,
  secret: string,
  { email, createdAt }: { readonly email: string; readonly createdAt: number },
): Markup {
  const t = serviceText(locale)
  const hidden = html`<input type="hidden" name="secret" value="${secret}">`
  return framed({
    locale,
    title: t('accountPage.confirmTitle'),
    path: `/account/confirm/${secret}`,
    main: [
      html`<section><p><b><bdi>${email}</bdi></b></p><p>${t('accountPage.confirmHelp', { date: shortDate(createdAt, locale) })}</p>
<form method="post" action="/account/confirm">${hidden}<button class="primary">${t('accountPage.confirmDo')}</button></form></section>`,
      html`<section><p>${t('accountPage.disownHelp')}</p>
<form method="post" action="/account/confirm/not-mine">${hidden}<button class="danger">${t('accountPage.disownDo')}</button></form></section>`,
    ],
  })
}

function newPassword(t: ServiceText): Markup {
  return html`<label for="password">${t('accountPage.newPassword')}</label>
<p class="help" id="password-help">${t('accountPage.newPasswordHelp')}</p>
<input class="secret" id="password" name="password" type="password" autocomplete="new-password" aria-describedby="password-help" minlength="8" required>
<label class="show" hidden><input type="checkbox"> ${t('accountPage.showPassword')}</label>`
}
