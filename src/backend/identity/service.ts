import { Hono, type HonoRequest } from 'hono'
import { IDENTITY_CALLS } from '../../contract/identity.ts'
import type { Config } from '../settings/config.ts'
import { type AlertKeys, type Identity, NO_ALERTS } from './account/context.ts'
import { MailLimits } from './account/mail-limits.ts'
import { prune } from './account/sessions.ts'
import { createAccountPages } from './account-page/pages.ts'
import type { IdentityDb } from './base/open.ts'
import { type Ask, createLookUp } from './base/results-names.ts'
import { Throttle } from './base/throttle.ts'
import { createApi, type HttpParts } from './http/api.ts'
import { createCalendarFeed } from './http/calendar-feed.ts'
import { createAddressReader } from './http/client-address.ts'
import { describeFault, type LoggedFault } from './http/fault.ts'
import { type Hashing, PasswordQueue } from './password/desk.ts'
import { PasswordJudge } from './password/judge.ts'

const PRUNE_MS = 60 * 60_000
/** The address of the results service in the same process, for `ask`; nothing looks the host up. */
const SAME_PROCESS = 'http://results.internal/graphql'
const SITE_OF_THE_PROCESS = 'http://site.internal'

export interface IdentityOptions {
  readonly config: Pick<
    Config,
    'siteUrl' | 'identityUrl' | 'port' | 'resultsUrl' | 'cupId' | 'trustedProxies' | 'smtpUrl'
  >
  /** Sends a request to the results service. */
  readonly ask: Ask
  /** Sends a request to the site, for the calendars of teams. */
  readonly askSite: Ask
  /** Gets every fault, without anything personal. */
  readonly onFault: (fault: LoggedFault) => void
  readonly now?: () => number
  readonly hashing?: Hashing
  /** Moves deletions and revocations to where no restored backup undoes them. */
  readonly saveEndings?: () => Promise<void>
  readonly alerts?: AlertKeys
}

/**
 * Creates the identity service as an app: the calls of docs/contract.md#identity-service and the account page, at their
 * addresses.
 */
export function createIdentity(db: IdentityDb, options: IdentityOptions): Hono {
  const {
    config,
    ask,
    askSite,
    onFault,
    now = Date.now,
    hashing,
    alerts = NO_ALERTS,
    saveEndings = async () => undefined,
  } = options
  const lookUp = createLookUp(ask, config.resultsUrl ?? SAME_PROCESS, config.cupId, now)
  const identity: Identity = {
    db,
    now,
    desk: new PasswordQueue(hashing),
    passwords: new PasswordJudge(lookUp, config.cupId),
    throttle: new Throttle(db, now),
    mailLimits: new MailLimits(db, now),
    delivers: config.smtpUrl !== null,
    lookUp,
    alerts,
  }
  const parts: HttpParts = { config, addressOf: createAddressReader(config.trustedProxies), onFault }

  let prunedAt = now()
  const service = new Hono()
  for (const path of ['/api/*', '/sanctum/*', '/account/*']) {
    service.use(path, async (context, next) => {
      await next()
      // Runs before the response is sent, so that what it reports as deleted stays deleted. Reading deletes nothing.
      if (!isRead(context.req) && context.res.status < 500)
        await saveEndings().catch((error: unknown) => onFault(describeFault(error)))
      if (now() - prunedAt < PRUNE_MS) return
      prunedAt = now()
      prune(identity).catch((error: unknown) => onFault(describeFault(error)))
    })
  }
  service.route('/', createApi(identity, parts))
  service.route(
    '/',
    createCalendarFeed(identity, {
      cupId: config.cupId,
      askSite,
      siteOrigin: config.siteUrl ?? SITE_OF_THE_PROCESS,
      onFault,
    }),
  )
  service.route('/', createAccountPages(identity, parts))
  return service
}

const isRead = ({ method, path }: HonoRequest) =>
  method === 'GET' && (path === IDENTITY_CALLS.user.path || path.endsWith('.ics'))
