import type { Context, Hono } from 'hono'
import type { Identity } from '../account/context.ts'
import { enterByMail } from '../account/entry.ts'
import { findMailKey } from '../account/mail-keys.ts'
import { askForLink } from '../account/outbox.ts'
import { cleanName, normalEmail } from '../base/clean-text.ts'
import { sentence } from '../base/words.ts'
import type { HttpParts } from '../http/api.ts'
import { knowDevice } from '../http/device-cookie.ts'
import { PASSWORD_PAGE_HEADERS } from './frame.ts'
import type { PageContext } from './page-context.ts'
import { askLinkView, enterView, linkSentView } from './recovery-views.ts'

/** Adds the pages that ask for a link by mail, and those that the link into the account leads to. */
export function addLinkPages(
  pages: Hono,
  identity: Identity,
  { addressOf, config }: Pick<HttpParts, 'addressOf' | 'config'>,
  { show, keepVisit, notice, back, postedByAnybody, localeOf }: PageContext,
): void {
  for (const { path, kind } of [
    { path: '/account/forgotten', kind: 'reset' },
    { path: '/account/link', kind: 'enter' },
  ] as const) {
    pages.get(path, (context) => show(context, askLinkView(path, localeOf(context), null)))
    pages.get(`${path}/sent`, (context) => show(context, linkSentView(path, localeOf(context))))

    pages.post(path, async (context) => {
      const locale = localeOf(context)
      const form = await postedByAnybody(context)
      const email = normalEmail(form.get('email'))
      if (email === null) {
        const said = { text: sentence('emailInvalid', locale), fault: true }
        return show(context, askLinkView(path, locale, said, cleanName(form.get('email'))), 400)
      }
      await askForLink(identity, kind, email, addressOf(context), locale)
      context.header('cache-control', 'no-store')
      return context.redirect(`${path}/sent`, 303)
    })
  }

  const expired = (context: Context) => {
    const locale = localeOf(context)
    return show(context, askLinkView('/account/link', locale, notice(locale, 'linkExpired', true)), 404)
  }

  pages.get('/account/enter/:secret', async (context) => {
    const secret = context.req.param('secret')
    const account = await findMailKey(identity, secret, 'enter')
    if (account === null) return expired(context)
    return show(context, enterView(localeOf(context), secret, account.email), 200, PASSWORD_PAGE_HEADERS)
  })

  pages.post('/account/enter', async (context) => {
    const form = await postedByAnybody(context)
    const visit = await enterByMail(identity, form.get('secret') ?? '')
    if (visit === null) return expired(context)
    await knowDevice(context, identity, config, visit.accountId)
    keepVisit(context, visit)
    return back(context, 'entered')
  })
}
