import { lazy, Suspense } from 'react'
import { type FavouriteTarget, intentOf } from '../../components/account/favourite-target.ts'
import HeartLink from '../../components/account/HeartLink.tsx'
import { signInLink } from '../../domain/account/sign-in-address.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { ACCOUNT_WORDS, fill } from '../../i18n/account-words.ts'

const FavouriteHeart = lazy(() => import('../account/FavouriteHeart.tsx'))

interface Props {
  target: FavouriteTarget
  locale: Locale
  /** The search to come back to. */
  from: string
}

/** The heart beside what was found. Visitors without a token load nothing of the session for it. */
export default function HitHeart({ target, locale, from }: Props) {
  const link = (
    <HeartLink
      href={signInLink({ year: target.year, locale, from, intent: intentOf(target) })}
      label={fill(ACCOUNT_WORDS[locale].favouriteSignIn, { name: target.name })}
    />
  )
  if (!document.documentElement.classList.contains('has-token')) return link
  return (
    <Suspense fallback={link}>
      <FavouriteHeart target={target} locale={locale} fallback={link} />
    </Suspense>
  )
}
