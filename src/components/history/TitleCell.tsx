import { titleScore } from '../../domain/history/title-score.ts'
import type { Title } from '../../domain/history/titles.ts'
import { localized, matchAddress, teamAddress } from '../../domain/presentation/addresses.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'

interface Props {
  readonly locale: Locale
  readonly title: Title
}

/** Who won a play-off, its final, and the opponent in the final. */
export default function TitleCell({ locale, title }: Props) {
  const { year, champion, final, runnerUp } = title
  const t = translator(locale)
  const score = titleScore(title)
  const word = final.kind === 'walkover' ? t('match.walkover') : t('round.one.final')
  return (
    <>
      <a className="title-team" dir="auto" href={localized(teamAddress(year, champion.id), locale)}>
        {hyphenated(champion.name)}
      </a>
      <a className="title-score num" href={localized(matchAddress(year, final.id), locale)}>
        {score ? scoreText(score) : word}
      </a>
      {runnerUp && <bdi>{hyphenated(runnerUp.name)}</bdi>}
    </>
  )
}
