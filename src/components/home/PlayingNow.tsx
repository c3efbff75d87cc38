import { localized, matchesAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type CupDay, goalsIn } from '../../domain/tournament/cup-days.ts'
import type { EditionPhase } from '../../domain/tournament/edition-phase.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'

interface Props {
  readonly site: EditionSite
  readonly phase: Extract<EditionPhase, { kind: 'playing' }>
  /** The day that is being played; undefined if it is not known. */
  readonly today: CupDay | undefined
}

/**
 * What is on: how many matches are live, or in a pause when the next ones begin, how many are still to come today, and the
 * goals so far.
 */
export default function PlayingNow({ site: { locale, year, index }, phase, today }: Props) {
  const t = translator(locale)
  const { live, next } = phase
  const pause = live === 0 && next?.time.kind === 'instant' ? next.time.at : null
  const toPlay = today ? today.matches - today.played - today.live : 0
  const figures = [
    { value: toPlay, label: t('home.toPlay', { count: toPlay }) },
    { value: goalsIn(index.matches.values()), label: t('home.goalsSoFar') },
  ].filter(({ value }) => value > 0)
  return (
    <div className="now stack gap-2">
      <a
        className={pause === null ? 'figure now-live stack' : 'figure stack'}
        href={localized(matchesAddress(year), locale)}
      >
        <span className="value">
          <Time when={pause} text={pause === null ? wholeNumber(live, locale) : clock(pause)} />
        </span>
        <span className="label">{t(pause === null ? 'home.liveNow' : 'matches.next')}</span>
      </a>
      {figures.map(({ value, label }) => (
        <span className="figure stack" key={label}>
          <span className="value">{wholeNumber(value, locale)}</span>
          <span className="label">{label}</span>
        </span>
      ))}
    </div>
  )
}
