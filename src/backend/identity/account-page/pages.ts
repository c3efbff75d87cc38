import { Hono } from 'hono'
import { serviceText } from '../../../i18n/service-text.ts'
import { deleteAccount, proveAccount, renameAccount, userOf } from '../account/accounts.ts'
import type { Identity } from '../account/context.ts'
import { knownDevice } from '../account/devices.ts'
import { exportAccount, sessionsOf } from '../account/export.ts'
import { endVisit, formKey, startVisit, takeHandoff } from '../account/handoff.ts'
import { sendConfirmationAgain } from '../account/proof.ts'
import { endOtherSessions, endSession } from '../account/sessions.ts'
import { cleanName, normalEmail } from '../base/clean-text.ts'
import { invalidField, Refusal } from '../base/refusal.ts'
import { rowId } from '../base/secrets.ts'
import { sentence } from '../base/words.ts'
import type { HttpParts } from '../http/api.ts'
import { isOpenedAhead } from '../http/deletion-guard.ts'
import { deviceSecret, knowDevice } from '../http/device-cookie.ts'
import { describeFault, refusalFor } from '../http/fault.ts'
import { limitBody } from '../http/read-body.ts'
import { addCalendarPages, calendarsOf } from './calendar-pages.ts'
import { ADDRESS_PAGE_HEADERS, PAGE_HEADERS } from './frame.ts'
import { addLinkPages } from './link-pages.ts'
import { createPageContext, type PageKey } from './page-context.ts'
import { addPasswordPages } from './password-pages.ts'
import { addProofPages } from './proof-pages.ts'
import { accountView, deletionView, messageView, signInView } from './views.ts'

/** The messages that an address may name, so that the result of a form survives the redirect. */
const NOTICES: readonly PageKey[] = [
  'saved',
  'revoked',
  'calendarMade',
  'calendarOver',
  'signedOut',
  'deleted',
  'passwordSet',
  'passwordChanged',
  'mailResent',
  'entered',
]

/**
 * Creates the account page: plain HTML that works without script. A cookie identifies the visitor. It lives a quarter of an
 * hour, and is sent to `/account` only and never with a request that another site started. Each form also carries a key
 * of the visit.
 */
export function createAccountPages(identity: Identity, parts: HttpParts): Hono {
  const { addressOf, onFault } = parts
  const pages = new Hono()

  const pageContext = createPageContext(identity, parts)
  const { show, keepVisit, dropVisit, keepFeed, visitOf, notice, back, posted, postedByAnybody, localeOf } =
    pageContext
  pages.post('/account/*', limitBody)
  addPasswordPages(pages, identity, parts, pageContext)
  addLinkPages(pages, identity, parts, pageContext)
  addProofPages(pages, identity, pageContext)
  addCalendarPages(pages, identity, pageContext)

  pages.get('/account/open/:secret', async (context) => {
    const locale = localeOf(context)
    if (context.req.method === 'HEAD' || isOpenedAhead(context.req.raw))
      return show(context, messageView(locale, notice(locale, 'notFound', true)), 403)
    const secret = /^[\w-]*/.exec(context.req.param('secret'))?.[0] ?? ''
    const visit = await takeHandoff(identity, secret)
    if (visit === null) return show(context, signInView(locale, notice(locale, 'expired', true)), 403)
    keepVisit(context, visit)
    // A browser sends no strict cookie after a redirect that another site started, but sends it after this page's own step.
    if (context.req.header('sec-fetch-site') === 'cross-site')
      return show(context, messageView(locale, { text: '', fault: false }, '/account'))
    context.header('cache-control', 'no-store')
    context.header('referrer-policy', 'same-origin')
    return context.redirect(`/account?lang=${locale}`, 303)
  })

  pages.get('/account', async (context) => {
    const locale = localeOf(context)
    const done = NOTICES.find((key) => key === context.req.query('done'))
    const visit = await visitOf(context)
    const user = visit && (await userOf(identity.db, visit.accountId))
    if (!visit || !user) return show(context, signInView(locale, done ? notice(locale, done) : null))
    const calendars = await calendarsOf(identity, parts.config, pageContext, context, visit)
    const said = done ? notice(locale, done) : null
    const isOfCalendar = done === 'calendarMade' || done === 'calendarOver'
    const view = accountView({
      locale,
      user,
      sessions: await sessionsOf(identity, visit.accountId),
      current: visit.tokenId,
      calendar: { ...calendars, said: isOfCalendar ? (said?.text ?? null) : null },
      formKey: formKey(visit),
      notice: isOfCalendar ? null : said,
    })
    return show(context, view, 200, calendars.made ? ADDRESS_PAGE_HEADERS : PAGE_HEADERS)
  })

  pages.post('/account/sign-in', async (context) => {
    const locale = localeOf(context)
    const form = await postedByAnybody(context)
    const email = normalEmail(form.get('email'))
    const password = form.get('password') ?? ''
    try {
      if (email === null) throw invalidField('email', 'emailInvalid')
      const secret = deviceSecret(context)
      const device = await knownDevice(identity, email, secret)
      const accountId = await proveAccount(identity, { email, address: addressOf(context), device }, password)
      await knowDevice(context, identity, parts.config, accountId)
      keepVisit(context, await startVisit(identity, accountId, null))
    } catch (error) {
      const refusal = refusalFor(error)
      if (refusal?.status !== 422 && refusal?.status !== 429) throw error
      const wait = refusal.retryAfterSeconds ?? 0
      if (wait > 0) context.header('retry-after', String(wait))
      const said = { text: sentence(refusal.key, locale, wait), fault: true }
      const isRefused = refusal.status === 429
      const view = signInView(locale, said, cleanName(form.get('email')), isRefused)
      return show(context, view, isRefused ? 429 : 401)
    }
    context.header('cache-control', 'no-store')
    return context.redirect('/account', 303)
  })

  pages.post('/account/details', async (context) => {
    const { visit, form } = await posted(context)
    await renameAccount(identity, visit.accountId, cleanName(form.get('name')))
    return back(context, 'saved')
  })

  pages.post('/account/address/mail', async (context) => {
    const { visit } = await posted(context)
    await sendConfirmationAgain(identity, visit.accountId, localeOf(context))
    return back(context, 'mailResent')
  })

  pages.post('/account/sessions/end-others', async (context) => {
    const { visit } = await posted(context)
    await endOtherSessions(identity, visit.accountId, visit.tokenId)
    return back(context, 'revoked')
  })

  pages.post('/account/sessions/:id/end', async (context) => {
    const { visit } = await posted(context)
    const id = rowId(context.req.param('id'))
    if (id === null || !(await endSession(identity, visit.accountId, id))) throw new Refusal(404, 'notFound')
    return back(context, 'revoked')
  })

  pages.post('/account/leave', async (context) => {
    const { visit } = await posted(context)
    await endVisit(identity, visit)
    dropVisit(context)
    keepFeed(context, '')
    return back(context, 'signedOut')
  })

  pages.get('/account/export', async (context) => {
    const visit = await visitOf(context)
    const data = visit && (await exportAccount(identity, visit.accountId))
    if (!data) throw new Refusal(401, 'unauthenticated')
    return context.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
      ...PAGE_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account.json"',
    })
  })

  pages.get('/account/delete', async (context) => {
    const visit = await visitOf(context)
    if (visit === null) throw new Refusal(401, 'unauthenticated')
    return show(context, deletionView(localeOf(context), formKey(visit), null))
  })

  pages.post('/account/delete', async (context) => {
    const locale = localeOf(context)
    const { visit, form } = await posted(context)
    if (form.get('confirm') !== 'yes') {
      const said = notice(locale, 'deletionUnconfirmed', true)
      return show(context, deletionView(locale, formKey(visit), said), 400)
    }
    await deleteAccount(identity, visit.accountId)
    dropVisit(context)
    return back(context, 'deleted')
  })

  pages.get('/account/', (context) => context.redirect('/account', 308))
  pages.all('/account', () => {
    throw new Refusal(405, 'notAllowed')
  })
  pages.all('/account/*', () => {
    throw new Refusal(404, 'notFound')
  })

  pages.onError((error, context) => {
    const locale = localeOf(context)
    const refusal = refusalFor(error)
    if (refusal === null || refusal.status === 503) onFault(describeFault(error))
    for (const [name, value] of Object.entries(PAGE_HEADERS)) context.header(name, value)
    if (refusal?.retryAfterSeconds) context.header('retry-after', String(refusal.retryAfterSeconds))
    if (refusal?.status === 405) context.header('allow', 'GET')
    if (refusal?.status === 401) return context.html(signInView(locale, null), 401)
    const text =
      refusal?.key === 'notByLink'
        ? serviceText(locale)('accountPage.oldForm')
        : refusal?.key === 'notFound'
          ? serviceText(locale)('accountPage.notFound')
          : sentence(refusal?.key ?? 'failed', locale, refusal?.retryAfterSeconds ?? 0)
    return context.html(messageView(locale, { text, fault: true }), refusal?.status ?? 500)
  })
  return pages
}
