import { hasAllAccess, type Purchase, type User } from '../../domain/account/user.ts'
import type { Translate } from '../../i18n/translate.ts'
import AddressNote from './AddressNote.tsx'
import Avatar from './Avatar.tsx'

interface Props {
  user: User
  purchases: readonly Purchase[]
  /** The year of the page. */
  year: number
  /** Null while it is not known. */
  currentYear: number | null
  isLeaving: boolean
  t: Translate
  onProfile: () => void
  /** @returns the outcome, as a sentence */
  onResendMail: () => Promise<string>
  onSignOut: () => void
}

/** Who is signed in, what they have bought, and what they can do. */
export default function UserPanel({
  user,
  purchases,
  year,
  currentYear,
  isLeaving,
  t,
  onProfile,
  onResendMail,
  onSignOut,
}: Props) {
  return (
    <div className="user-panel stack gap-3">
      <div className="user-who row gap-3">
        <Avatar name={user.name} />
        <div className="stack">
          <strong>
            <bdi>{user.name}</bdi>
          </strong>
          <bdi className="user-email">{user.email}</bdi>
        </div>
      </div>
      {!user.isEmailProved && <AddressNote t={t} onResendMail={onResendMail} />}
      <UserBadges purchases={purchases} year={year} currentYear={currentYear} t={t} />
      <button className="user-action row gap-2 apart" type="button" onClick={onProfile}>
        {t('account.profile')}
        <span className="hidden-text"> ({t('account.newTab')})</span>
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#external-link" />
        </svg>
      </button>
      <button className="user-action row gap-2 apart" type="button" onClick={onSignOut} disabled={isLeaving}>
        {isLeaving ? t('account.signingOut') : t('account.signOut')}
      </button>
    </div>
  )
}

/** All Access belongs to the current year, the pass to the year of the page. */
function UserBadges({
  purchases,
  year,
  currentYear,
  t,
}: Pick<Props, 'purchases' | 'year' | 'currentYear' | 't'>) {
  const isAllAccess = currentYear !== null && hasAllAccess(purchases, currentYear)
  const hasPass = hasAllAccess(purchases, year)
  if (!isAllAccess && !hasPass) return null
  return (
    <p className="user-badges cluster gap-2">
      {isAllAccess && <span className="badge badge-sun">{`${t('account.allAccess')} ${currentYear}`}</span>}
      {hasPass && (
        <span className="badge">
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#ticket" />
          </svg>
          {t('account.tournamentPass', { year: String(year) })}
        </span>
      )}
    </p>
  )
}
