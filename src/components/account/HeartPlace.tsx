import { signInLink } from '../../domain/account/sign-in-address.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { translator } from '../../i18n/translate.ts'
import Part from '../ui/Part.tsx'
import HeartLink from './HeartLink.tsx'
import { intentOf, type Wish } from './wish.ts'

interface Props {
  readonly wish: Wish
  readonly locale: Locale
  /** The page to come back to. */
  readonly from: string
}

/** Where one can make a team, field or the like a favourite; for a stranger the way to sign in. */
export default function HeartPlace({ wish, locale, from }: Props) {
  const href = signInLink({ year: wish.year, locale, from, intent: intentOf(wish) })
  const label = translator(locale)('visitor.favouriteSignIn', { name: wish.name })
  return (
    <Part className="heart-place" name="heart" props={{ wish, locale }}>
      <HeartLink href={href} label={label} />
    </Part>
  )
}
