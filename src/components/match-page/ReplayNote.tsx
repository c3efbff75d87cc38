import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock, shortDate } from '../../domain/time/stockholm.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { replaysIn } from '../../domain/tournament/replays.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
}

/** Links a match and its replay with each other. Renders nothing for any other match. */
export default function ReplayNote({ site, match }: Props) {
  const { index, locale, year } = site
  const t = translator(locale)
  const before = index.matches.get(match.replays ?? '')
  const again = replaysIn(index).get(match.id)
  const link = (other: Match) => (
    <a href={localized(matchAddress(year, other.id), locale)}>
      <Sentence text={nameOf(other, locale)} />
    </a>
  )
  return (
    <>
      {before && (
        <p>
          {t('match.replayOf')} {link(before)}
        </p>
      )}
      {again && (
        <p>
          {t('match.replayed')} {link(again)}
        </p>
      )}
    </>
  )
}

/** `412, 07 Jul 10:20`, for `Sentence`: its number and its time, as far as they are known. */
export function nameOf(match: Match, locale: Locale): string {
  const at = startOf(match)
  const time = at === null ? null : timed(`${shortDate(at, locale)} ${clock(at)}`, at)
  return [match.number, time].filter((part) => part !== null).join(', ') || match.id
}
