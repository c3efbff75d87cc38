import { lazy, Suspense } from 'react'
import HeartLink from '../../components/account/HeartLink.tsx'
import { intentOf, type Wish } from '../../components/account/wish.ts'
import { signInLink } from '../../domain/account/sign-in-address.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { ACCOUNT_WORDS, fill } from '../../i18n/account-words.ts'

const FavouriteHeart = lazy(() => import('../account/FavouriteHeart.tsx'))

interface Props {
  wish: Wish
  locale: Locale
  /** The search to come back to. */
  from: string
}

/** The heart beside what was found. Visitors without a token load nothing of the session for it. */
export default function HitHeart({ wish, locale, from }: Props) {
  const link = (
    <HeartLink
      href={signInLink({ year: wish.year, locale, from, intent: intentOf(wish) })}
      label={fill(ACCOUNT_WORDS[locale].favouriteSignIn, { name: wish.name })}
    />
  )
  if (!document.documentElement.classList.contains('has-token')) return link
  return (
    <Suspense fallback={link}>
      <FavouriteHeart wish={wish} locale={locale} fallback={link} />
    </Suspense>
  )
}
