import type { Context, Hono } from 'hono'
import { addFeed, endFeed, feedsOf, findFeed, renewFeed } from '../account/calendar-feeds.ts'
import type { Identity } from '../account/context.ts'
import type { Visit } from '../account/handoff.ts'
import { Refusal } from '../base/refusal.ts'
import { rowId } from '../base/secrets.ts'
import { feedPath } from '../http/calendar-feed.ts'
import { type Origins, publicOrigin } from '../http/origin.ts'
import type { CalendarPart } from './calendar-part.ts'
import type { PageContext } from './page-context.ts'

/** The forms of private calendars on the account page. */
export function addCalendarPages(
  pages: Hono,
  identity: Identity,
  { posted, keepFeed, back, localeOf }: PageContext,
): void {
  const idOf = (context: Context) => rowId(context.req.param('id') ?? '') ?? 0

  /** Gives the secret to the browser that asked, so that a reload of the page does not repeat the request. */
  const made = (context: Context, secret: string | null) => {
    if (secret === null) throw new Refusal(404, 'notFound')
    keepFeed(context, secret)
    return back(context, 'calendarMade', '#calendar')
  }

  pages.post('/account/calendars', async (context) => {
    const { visit } = await posted(context)
    return made(context, await addFeed(identity, visit.accountId, localeOf(context)))
  })

  pages.post('/account/calendars/:id/renew', async (context) => {
    const { visit } = await posted(context)
    return made(context, await renewFeed(identity, visit.accountId, idOf(context)))
  })

  pages.post('/account/calendars/:id/end', async (context) => {
    const { visit } = await posted(context)
    if (!(await endFeed(identity, visit.accountId, idOf(context)))) throw new Refusal(404, 'notFound')
    return back(context, 'calendarOver', '#calendar')
  })
}

/** Returns a visitor's private calendars, and the address of the one this browser made in this visit while it is valid. */
export async function calendarsOf(
  identity: Identity,
  config: Origins,
  { keptFeed }: PageContext,
  context: Context,
  { accountId }: Visit,
): Promise<Omit<CalendarPart, 'hasTeams' | 'said'>> {
  const secret = keptFeed(context)
  const kept = await findFeed(identity, secret)
  return {
    feeds: await feedsOf(identity, accountId),
    made:
      kept?.accountId === accountId
        ? { id: kept.id, address: publicOrigin(config, context.req.raw) + feedPath(secret) }
        : null,
  }
}
