import type { Context, Hono } from 'hono'
import { serviceText } from '../../../i18n/service-text.ts'
import type { Identity } from '../account/context.ts'
import { findMailKey } from '../account/mail-keys.ts'
import { disownAccount, proveAddress } from '../account/proof.ts'
import { PASSWORD_PAGE_HEADERS } from './frame.ts'
import type { PageContext } from './page-context.ts'
import { confirmView } from './recovery-views.ts'
import { messageView, signInView } from './views.ts'

/** Adds the pages that the link in a confirmation mail leads to. */
export function addProofPages(
  pages: Hono,
  identity: Identity,
  { show, notice, postedByAnybody, localeOf }: PageContext,
): void {
  const expired = (context: Context) => {
    const locale = localeOf(context)
    return show(context, signInView(locale, notice(locale, 'confirmExpired', true)), 404)
  }

  pages.get('/account/confirm/:secret', async (context) => {
    const secret = context.req.param('secret')
    const account = await findMailKey(identity, secret, 'confirm')
    if (account === null) return expired(context)
    const createdAt = Date.parse(account.created_at)
    const view = confirmView(localeOf(context), secret, { email: account.email, createdAt })
    return show(context, view, 200, PASSWORD_PAGE_HEADERS)
  })

  for (const { path, done, act } of [
    { path: '/account/confirm', done: 'addressConfirmed', act: proveAddress },
    { path: '/account/confirm/not-mine', done: 'disowned', act: disownAccount },
  ] as const) {
    pages.post(path, async (context) => {
      const locale = localeOf(context)
      const form = await postedByAnybody(context)
      if (!(await act(identity, form.get('secret') ?? ''))) return expired(context)
      const title = serviceText(locale)('accountPage.confirmTitle')
      return show(context, messageView(locale, notice(locale, done), undefined, title))
    })
  }
}
