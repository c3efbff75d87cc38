import { signInLink, signUpLink } from '../../domain/account/sign-in-address.ts'
import {
  favouritesAddress,
  localized,
  matchesAddress,
  searchAddress,
} from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import type { SignedOutWords } from './signed-out-words.ts'

interface Props {
  year: number
  locale: Locale
  words: SignedOutWords
}

/** My Week of a visitor: what it would show, and the way there. */
export default function SignedOut({ year, locale, words }: Props) {
  const way = { year, locale, from: localized(favouritesAddress(year), locale) }
  return (
    <section className="my-week-prompt panel panel-pad">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className="chips">
        <a className="button" href={signInLink(way)} rel="nofollow">
          {words.signIn}
        </a>
        <a className="chip" href={signUpLink(way)} rel="nofollow">
          {words.createAccount}
        </a>
      </p>
      <p className="chips">
        <a className="chip" href={localized(searchAddress(year), locale)}>
          {words.findTeams}
        </a>
        <a className="chip" href={localized(matchesAddress(year), locale)}>
          {words.allMatches}
        </a>
      </p>
    </section>
  )
}
