import type { Memory } from '../../domain/history/weekday-memories.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'

interface Props {
  readonly locale: Locale
  readonly memories: readonly Memory[]
}

/** Remembered matches, a sentence each; the year links to the match. */
export default function MemoryLines({ locale, memories }: Props) {
  const t = translator(locale)
  return (
    <ul className="memories stack gap-2">
      {memories.map(({ kind, year, matchId, shortName, division, teams: [first, second], score, value }) => (
        <li key={`${year} ${matchId}`}>
          <a className="num" href={localized(matchAddress(year, matchId), locale)}>
            {year}
          </a>{' '}
          <Sentence
            text={t(`thisDay.${kind}`, {
              first: isolated(first),
              second: isolated(second),
              class: isolated(shortName),
              division: isolated(division[locale]),
              score: scoreText(score),
              count: value,
            })}
          />
        </li>
      ))}
    </ul>
  )
}
