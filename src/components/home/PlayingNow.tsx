import { localized, matchesAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { type CupDay, goalsIn } from '../../domain/tournament/cup-days.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  readonly live: number
  /** The day that is played; undefined where it is not known. */
  readonly today: CupDay | undefined
}

/** What is on: how many matches are live, how many are to come today, and the goals of the cup so far. */
export default function PlayingNow({ site: { locale, year, index }, live, today }: Props) {
  const t = translator(locale)
  const toPlay = today ? today.matches - today.played - today.live : 0
  const figures = [
    { value: toPlay, label: t('home.toPlay', { count: toPlay }) },
    { value: goalsIn(index.matches.values()), label: t('home.goalsSoFar') },
  ].filter(({ value }) => value > 0)
  return (
    <div className="now">
      <a className="figure now-live" href={localized(matchesAddress(year), locale)}>
        <span className="value">{wholeNumber(live, locale)}</span>
        <span className="label">{t('home.liveNow')}</span>
      </a>
      {figures.map(({ value, label }) => (
        <span className="figure" key={label}>
          <span className="value">{wholeNumber(value, locale)}</span>
          <span className="label">{label}</span>
        </span>
      ))}
    </div>
  )
}
