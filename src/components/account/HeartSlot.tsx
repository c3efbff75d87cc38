import { type FavouriteTarget, intentOf } from '../../domain/account/intended-target.ts'
import { signInLink } from '../../domain/account/sign-in-address.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import Place from '../ui/Place.tsx'
import HeartLink from './HeartLink.tsx'

interface Props {
  readonly target: FavouriteTarget
  readonly locale: Locale
  /** The page to come back to. */
  readonly from: string
}

/** The button that makes a team or field a favourite; for a visitor who is not signed in, the link to sign in. */
export default function HeartSlot({ target, locale, from }: Props) {
  const href = signInLink({ year: target.year, locale, from, intent: intentOf(target), named: target })
  const label = translator(locale)('visitor.favouriteSignIn', { name: target.name })
  return (
    <Place className="heart-place" name="heart" values={{ target, locale }}>
      <HeartLink href={href} label={label} />
    </Place>
  )
}
