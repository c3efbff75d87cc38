import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import HeartButton from '../../components/account/HeartButton.tsx'
import type { Wish } from '../../components/account/wish.ts'
import { findField, findTeam, NO_FAVOURITES } from '../../domain/account/favourites.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { ACCOUNT_WORDS, fill } from '../../i18n/account-words.ts'
import {
  $favourites,
  $favouritesWaiting,
  addField,
  addTeam,
  fieldKey,
  removeField,
  removeTeam,
  teamKey,
} from '../../stores/favourites.ts'
import { useSession } from './use-session.ts'

export interface HeartProps {
  /** What can become a favourite. */
  wish: Wish
  locale: Locale
  /** While it is not known who asks. */
  fallback?: ReactNode
}

const NOTHING: ReadonlySet<string> = new Set()

/** The heart of a team or a field, for somebody who is signed in. */
export default function FavouriteHeart({ wish, locale, fallback = null }: HeartProps) {
  const session = useSession(locale)
  const favourites = useStore($favourites, { ssr: () => NO_FAVOURITES })
  const waiting = useStore($favouritesWaiting, { ssr: () => NOTHING })
  if (session.kind !== 'signed-in') return fallback
  const isTeam = wish.kind === 'team'
  const isPressed = (isTeam ? findTeam(favourites, wish) : findField(favourites, wish)) !== undefined
  const press = () => {
    if (isTeam) return isPressed ? removeTeam(wish) : addTeam(wish)
    return isPressed ? removeField(wish) : addField(wish)
  }
  return (
    <HeartButton
      isPressed={isPressed}
      isWaiting={waiting.has(isTeam ? teamKey(wish) : fieldKey(wish))}
      label={fill(ACCOUNT_WORDS[locale].favourite, { name: wish.name })}
      onPress={() => void press()}
    />
  )
}
