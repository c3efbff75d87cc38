import type { Hono } from 'hono'
import { userOf } from '../account/accounts.ts'
import { changePassword, resetByLetter } from '../account/change.ts'
import type { Identity } from '../account/context.ts'
import { formKey } from '../account/handoff.ts'
import { findMailKey } from '../account/mail-keys.ts'
import { Refusal } from '../base/refusal.ts'
import { sentence } from '../base/words.ts'
import type { HttpParts } from '../http/api.ts'
import { knowDevice } from '../http/device-cookie.ts'
import { refusalFor } from '../http/fault.ts'
import { PASSWORD_PAGE_HEADERS } from './frame.ts'
import type { PageContext } from './page-context.ts'
import { askLinkView, passwordView, resetView } from './recovery-views.ts'

/** Adds the pages for a new password: with the present password, or by a link in a mail. */
export function addPasswordPages(
  pages: Hono,
  identity: Identity,
  { addressOf, config }: Pick<HttpParts, 'addressOf' | 'config'>,
  { show, visitOf, notice, back, posted, postedByAnybody, localeOf }: PageContext,
): void {
  pages.get('/account/reset/:secret', async (context) => {
    const locale = localeOf(context)
    const secret = context.req.param('secret')
    const account = await findMailKey(identity, secret, 'reset')
    if (account === null)
      return show(
        context,
        askLinkView('/account/forgotten', locale, notice(locale, 'linkExpired', true)),
        404,
      )
    return show(context, resetView(locale, secret, account.email, null), 200, PASSWORD_PAGE_HEADERS)
  })

  pages.post('/account/reset', async (context) => {
    const locale = localeOf(context)
    const form = await postedByAnybody(context)
    const secret = form.get('secret') ?? ''
    try {
      const accountId = await resetByLetter(identity, secret, form.get('password') ?? '', locale)
      if (accountId !== null) {
        await knowDevice(context, identity, config, accountId)
        return back(context, 'passwordSet')
      }
    } catch (error) {
      const refusal = refusalFor(error)
      const account = await findMailKey(identity, secret, 'reset')
      if (refusal?.status !== 422 || account === null) throw error
      const said = { text: sentence(refusal.key, locale), fault: true }
      return show(context, resetView(locale, secret, account.email, said), 400, PASSWORD_PAGE_HEADERS)
    }
    return show(context, askLinkView('/account/forgotten', locale, notice(locale, 'linkExpired', true)), 404)
  })

  pages.get('/account/password', async (context) => {
    const visit = await visitOf(context)
    const user = visit && (await userOf(identity.db, visit.accountId))
    if (!visit || !user) throw new Refusal(401, 'unauthenticated')
    const account = { formKey: formKey(visit), email: user.email }
    return show(context, passwordView(localeOf(context), account, null), 200, PASSWORD_PAGE_HEADERS)
  })

  pages.post('/account/password', async (context) => {
    const locale = localeOf(context)
    const { visit, form } = await posted(context)
    const passwords = { present: form.get('present') ?? '', wanted: form.get('password') ?? '' }
    try {
      await changePassword(identity, visit, passwords, addressOf(context), locale)
    } catch (error) {
      const refusal = refusalFor(error)
      const user = await userOf(identity.db, visit.accountId)
      if (refusal?.status !== 422 || user === null) throw error
      const said = { text: sentence(refusal.key, locale), fault: true }
      const account = { formKey: formKey(visit), email: user.email }
      return show(context, passwordView(locale, account, said), 400, PASSWORD_PAGE_HEADERS)
    }
    await knowDevice(context, identity, config, visit.accountId)
    return back(context, 'passwordChanged')
  })
}
