import { lazy, Suspense } from 'react'
import HeartLink from '../../components/account/HeartLink.tsx'
import { loadCode } from '../../components/ui/load-code.ts'
import { type FavouriteTarget, intentOf } from '../../domain/account/intended-target.ts'
import { signInLink } from '../../domain/account/sign-in-address.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { useTranslator } from '../words/use-translator.ts'

const FavouriteHeart = lazy(() => loadCode(() => import('../account/FavouriteHeart.tsx')))

interface Props {
  target: FavouriteTarget
  locale: Locale
  /** The address of the search to come back to. */
  from: string
}

/** The heart beside a hit. Visitors without a token load no session code for it. */
export default function HitHeart(props: Props) {
  const link = (
    <Suspense>
      <SignInHeart {...props} />
    </Suspense>
  )
  if (!document.documentElement.classList.contains('has-token')) return link
  return (
    <Suspense fallback={link}>
      <FavouriteHeart target={props.target} locale={props.locale} fallback={link} />
    </Suspense>
  )
}

function SignInHeart({ target, locale, from }: Props) {
  const t = useTranslator(locale, 'pages')
  return (
    <HeartLink
      href={signInLink({ year: target.year, locale, from, intent: intentOf(target), named: target })}
      label={t('visitor.favouriteSignIn', { name: target.name })}
    />
  )
}
