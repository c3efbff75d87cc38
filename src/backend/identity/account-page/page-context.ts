import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { acceptedLocale } from '../../../domain/text/accepted-locale.ts'
import { LOCALES, type Locale } from '../../../domain/text/locale.ts'
import { type KeysOf, serviceText } from '../../../i18n/service-text.ts'
import type { Identity } from '../account/context.ts'
import { findVisit, formKey, type Visit } from '../account/handoff.ts'
import { Refusal } from '../base/refusal.ts'
import { sameHash } from '../base/secrets.ts'
import type { HttpParts } from '../http/api.ts'
import { isFromElsewhere, type Origins, publicOrigin } from '../http/origin.ts'
import { type Markup, PAGE_HEADERS } from './frame.ts'
import type { Notice } from './views.ts'

const VISIT_COOKIE = 'account-visit'
const FEED_COOKIE = 'account-calendar'
const LANGUAGE_COOKIE = 'account-lang'
const VISIT_SECONDS = 15 * 60
const LANGUAGE_SECONDS = 365 * 86_400
/** The messages of the account page. */
export type PageKey = KeysOf<'accountPage'>

export type PageContext = ReturnType<typeof createPageContext>

/** Creates what all account pages share: cookies, languages, forms. */
export function createPageContext(identity: Identity, { config }: Pick<HttpParts, 'config'>) {
  const show = (
    context: Context,
    markup: Markup,
    status: 200 | 400 | 401 | 403 | 404 | 405 | 429 = 200,
    headers: Readonly<Record<string, string>> = PAGE_HEADERS,
  ) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    return context.html(markup, status)
  }
  const cookie = (context: Context) => ({
    httpOnly: true,
    sameSite: 'Strict' as const,
    path: '/account',
    secure: publicOrigin(config, context.req.raw).startsWith('https:'),
  })
  const keepVisit = (context: Context, visit: Visit) =>
    setCookie(context, VISIT_COOKIE, visit.secret, { ...cookie(context), maxAge: VISIT_SECONDS })
  const dropVisit = (context: Context) =>
    setCookie(context, VISIT_COOKIE, '', { ...cookie(context), maxAge: 0 })
  /** Keeps the secret of a private calendar for the length of the visit: only this browser can show it again. */
  const keepFeed = (context: Context, secret: string) =>
    setCookie(context, FEED_COOKIE, secret, {
      ...cookie(context),
      maxAge: secret === '' ? 0 : VISIT_SECONDS,
    })
  const keptFeed = (context: Context) => getCookie(context, FEED_COOKIE) ?? ''
  const visitOf = (context: Context) => findVisit(identity, getCookie(context, VISIT_COOKIE) ?? '')
  const notice = (locale: Locale, key: PageKey, fault = false): Notice => ({
    text: serviceText(locale)(`accountPage.${key}`),
    fault,
  })
  /** @param part of the account page that shows the message; '' for the top */
  const back = (context: Context, key: PageKey, part: '' | '#calendar' = '') => {
    context.header('cache-control', 'no-store')
    return context.redirect(`/account?done=${key}${part}`, 303)
  }

  /** Reads a form that needs no visit. */
  async function postedByAnybody(context: Context): Promise<URLSearchParams> {
    refuseOtherSites(config, context.req.raw)
    return new URLSearchParams(await context.req.text())
  }

  /** Reads the form of a visit. Refuses if the visit is over or somebody else made the form. */
  async function posted(context: Context): Promise<{ visit: Visit; form: URLSearchParams }> {
    const form = await postedByAnybody(context)
    const visit = await visitOf(context)
    if (visit === null) throw new Refusal(401, 'unauthenticated')
    if (!sameHash(form.get('key') ?? '', formKey(visit))) throw new Refusal(403, 'notByLink')
    return { visit, form }
  }

  /** Returns the language in `?lang=`, which is remembered, else the remembered one, else the browser's. */
  function localeOf(context: Context): Locale {
    const known = (text: string | undefined) => LOCALES.find((locale) => locale === text)
    const chosen = known(context.req.query('lang') ?? context.req.query('app-lang'))
    if (chosen) setCookie(context, LANGUAGE_COOKIE, chosen, { ...cookie(context), maxAge: LANGUAGE_SECONDS })
    return (
      chosen ??
      known(getCookie(context, LANGUAGE_COOKIE)) ??
      acceptedLocale(context.req.header('accept-language'))
    )
  }
  return {
    show,
    keepVisit,
    dropVisit,
    keepFeed,
    keptFeed,
    visitOf,
    notice,
    back,
    posted,
    postedByAnybody,
    localeOf,
  }
}

/** @throws Refusal 403 if another site sent the form */
function refuseOtherSites(config: Origins, request: Request): void {
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  if ((site !== 'same-origin' && site !== 'none') || isFromElsewhere(config, request))
    throw new Refusal(403, 'notByLink')
}
