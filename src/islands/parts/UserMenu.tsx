import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import Avatar from '../../components/account/Avatar.tsx'
import UnreachablePanel from '../../components/account/UnreachablePanel.tsx'
import UserPanel from '../../components/account/UserPanel.tsx'
import { loadCode } from '../../components/ui/load-code.ts'
import { faultIn } from '../../domain/account/session.ts'
import type { Purchase } from '../../domain/account/user.ts'
import { localized, signinAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { $alertsHere } from '../../stores/alerts-here.ts'
import { $currentYear, $pinned, $purchases } from '../../stores/app.ts'
import { openProfile, retrySession, signOut } from '../../stores/session.ts'
import FavouriteToast from '../account/FavouriteToast.tsx'
import { resendMail } from '../account/resend-mail.ts'
import { useSession } from '../account/use-session.ts'
import { useTranslator } from '../words/use-translator.ts'

/** Few visitors have a pinned match: all others load neither it nor the schedule. */
const PinnedMatch = lazy(() => loadCode(() => import('../account/PinnedMatch.tsx')))
/** Few visitors want notices on the page: all others do not load this. */
const AlertNotices = lazy(() => loadCode(() => import('../alerts/AlertNotices.tsx')))

interface Props {
  /** The year of the page. */
  year: number
  locale: Locale
}

const NO_PURCHASES: readonly Purchase[] = []

/** Milliseconds that signing out waits for the service; the request outlives the page. */
const SIGN_OUT_WAIT_MS = 2_000

/** The signed-in visitor, in the masthead. If nobody is signed in, it shows nothing and the built link stays. */
export default function UserMenu({ year, locale }: Props) {
  const t = useTranslator(locale)
  const session = useSession(locale)
  const currentYear = useStore($currentYear, { ssr: () => null })
  const purchases = useStore($purchases, { ssr: () => NO_PURCHASES })
  const pinned = useStore($pinned, { ssr: () => null })
  const here = useStore($alertsHere)
  const [isLeaving, leave] = useState(false)

  const goOut = async () => {
    leave(true)
    await Promise.race([signOut(), new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT_MS))])
    location.assign(localized(signinAddress(year), locale))
  }
  const fault = faultIn(session)
  const name = session.kind === 'signed-in' ? session.user.name : ''
  return (
    <>
      {session.kind === 'checking' && (
        <span className="tool user-checking">
          <Avatar name="" />
          <span className="hidden-text">{t('account.checking')}</span>
        </span>
      )}
      {(session.kind === 'signed-in' || fault) && (
        <details className="user">
          <summary className="tool">
            <Avatar name={name} />
            <span className="hidden-text">
              {t('account.menu')} <bdi>{name}</bdi>
            </span>
            {fault && (
              <svg className="icon user-warning" aria-hidden="true">
                <use href="/icons.svg#triangle-alert" />
              </svg>
            )}
          </summary>
          {session.kind === 'signed-in' ? (
            <UserPanel
              user={session.user}
              purchases={purchases}
              year={year}
              currentYear={currentYear}
              isLeaving={isLeaving}
              t={t}
              onProfile={() => void openProfile()}
              onResendMail={() => resendMail(locale)}
              onSignOut={() => void goOut()}
            />
          ) : (
            fault && (
              <UnreachablePanel
                fault={fault}
                isLeaving={isLeaving}
                locale={locale}
                t={t}
                onRetry={() => void retrySession()}
                onSignOut={() => void goOut()}
              />
            )
          )}
        </details>
      )}
      {createPortal(
        <div className="foot-notes stack gap-3 at-middle">
          <FavouriteToast locale={locale} />
          {(here.notices || here.device !== null) && session.kind === 'signed-in' && currentYear === year && (
            <Suspense>
              <AlertNotices year={year} locale={locale} />
            </Suspense>
          )}
          {pinned?.year === year && (
            <Suspense>
              <PinnedMatch year={year} matchId={pinned.matchId} locale={locale} />
            </Suspense>
          )}
        </div>,
        document.body,
      )}
    </>
  )
}
