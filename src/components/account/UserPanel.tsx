import { hasAllAccess, type Purchase, type User } from '../../domain/account/user.ts'
import { type AccountWords, fill } from '../../i18n/account-words.ts'
import AddressNote from './AddressNote.tsx'
import Avatar from './Avatar.tsx'

interface Props {
  user: User
  purchases: readonly Purchase[]
  /** Of the page. */
  year: number
  /** Null while it is not known. */
  currentYear: number | null
  isLeaving: boolean
  words: AccountWords
  onProfile: () => void
  /** @returns what came of it, as a sentence */
  onSendLetter: () => Promise<string>
  onSignOut: () => void
}

/** Who is signed in, what they hold, and what they can do. */
export default function UserPanel({
  user,
  purchases,
  year,
  currentYear,
  isLeaving,
  words,
  onProfile,
  onSendLetter,
  onSignOut,
}: Props) {
  return (
    <div className="user-panel">
      <div className="user-who">
        <Avatar name={user.name} />
        <div>
          <strong>
            <bdi>{user.name}</bdi>
          </strong>
          <bdi className="user-email">{user.email}</bdi>
        </div>
      </div>
      {!user.isEmailProved && <AddressNote words={words} onSendLetter={onSendLetter} />}
      <UserBadges purchases={purchases} year={year} currentYear={currentYear} words={words} />
      <button className="user-action" type="button" onClick={onProfile}>
        {words.profile}
        <span className="hidden-text"> ({words.newTab})</span>
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#external-link" />
        </svg>
      </button>
      <button className="user-action" type="button" onClick={onSignOut} disabled={isLeaving}>
        {isLeaving ? words.signingOut : words.signOut}
      </button>
    </div>
  )
}

/** All Access is of the current year, the pass of the year one looks at. */
function UserBadges({
  purchases,
  year,
  currentYear,
  words,
}: Pick<Props, 'purchases' | 'year' | 'currentYear' | 'words'>) {
  const isAllAccess = currentYear !== null && hasAllAccess(purchases, currentYear)
  const hasPass = hasAllAccess(purchases, year)
  if (!isAllAccess && !hasPass) return null
  return (
    <p className="user-badges">
      {isAllAccess && <span className="badge badge-sun">{words.allAccess}</span>}
      {hasPass && (
        <span className="badge">
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#ticket" />
          </svg>
          {fill(words.tournamentPass, { year: String(year) })}
        </span>
      )}
    </p>
  )
}
