import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import HeartButton from '../../components/account/HeartButton.tsx'
import { findField, findTeam, NO_FAVOURITES } from '../../domain/account/favourites.ts'
import type { FavouriteTarget } from '../../domain/account/intended-target.ts'
import { faultIn } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/text/locale.ts'
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
import { isSavedFavourite } from '../../stores/saved-favourites.ts'
import { useTranslator } from '../words/use-translator.ts'
import { useSession } from './use-session.ts'

export interface HeartProps {
  /** The team or field that can become a favourite. */
  target: FavouriteTarget
  locale: Locale
  /** Shown while it is not known who the visitor is. */
  fallback?: ReactNode
}

const NOTHING: ReadonlySet<string> = new Set()

/** The heart of a team or a field, for a visitor who is signed in. */
export default function FavouriteHeart({ target, locale, fallback = null }: HeartProps) {
  const t = useTranslator(locale)
  const session = useSession(locale)
  const favourites = useStore($favourites, { ssr: () => NO_FAVOURITES })
  const waiting = useStore($favouritesWaiting, { ssr: () => NOTHING })
  const label = t('account.favourite', { name: target.name })
  // Without a network nobody is signed in, but the saved pages still know their hearts.
  if (session.kind !== 'signed-in')
    return faultIn(session) && isSavedFavourite(target) ? (
      <HeartButton isPressed isWaiting={false} label={label} onPress={null} />
    ) : (
      fallback
    )
  const isTeam = target.kind === 'team'
  const isPressed = (isTeam ? findTeam(favourites, target) : findField(favourites, target)) !== undefined
  const press = () => {
    if (isTeam) return isPressed ? removeTeam(target) : addTeam(target)
    return isPressed ? removeField(target) : addField(target)
  }
  return (
    <HeartButton
      isPressed={isPressed}
      isWaiting={waiting.has(isTeam ? teamKey(target) : fieldKey(target))}
      label={label}
      onPress={() => void press()}
    />
  )
}
