import { localized, matchesAddress, searchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import type { SignedOutWords } from './signed-out-words.ts'

interface Props {
  year: number
  locale: Locale
  words: SignedOutWords
}

/** My Week of a visitor: what it would show, and the way there. */
export default function SignedOut({ year, locale, words }: Props) {
  return (
    <section className="my-week-prompt panel panel-pad">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
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
