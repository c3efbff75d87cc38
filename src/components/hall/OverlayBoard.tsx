import type { OverlayScene } from '../../domain/hall/overlay-choice.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { dayOf } from '../../domain/time/stockholm.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import { translator } from '../../i18n/translate.ts'
import { editionCard } from '../match/edition-card.ts'
import Flag from '../match/Flag.tsx'
import LiveBadge from '../match/LiveBadge.tsx'
import type { CardSide } from '../match/match-card.ts'
import { dayShort } from '../ui/day-words.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
import HallName from './HallName.tsx'

interface Props {
  readonly site: EditionSite
  readonly scene: OverlayScene
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
  /** What is wrong with the network, for people who watch the film; null while nothing is. */
  readonly trouble: string | null
}

/** The overlay of a film: who plays, the score, and how far the match is. */
export default function OverlayBoard({ site, scene, now, trouble }: Props) {
  const { locale } = site
  const t = translator(locale)
  if (scene.kind === 'fault')
    return (
      <p className="overlay-fault" role="alert">
        {t(`hall.fault.${scene.fault}`)}
      </p>
    )
  if (scene.kind === 'empty')
    return (
      <div className="overlay">
        <p className="overlay-state">
          <strong>
            <bdi>{scene.field.name}</bdi>
          </strong>
          <span>{t('hall.empty')}</span>
        </p>
      </div>
    )
  const { match } = scene
  const card = editionCard(match, site, { category: true, group: true })
  return (
    <div className={card.isLive ? 'overlay is-live' : 'overlay'} data-match={match.id}>
      <Side side={card.home} />
      <Side side={card.away} />
      <p className="overlay-state">
        <strong>
          {card.isLive ? (
            <LiveBadge t={t} play={card.play} isWhole className="num" />
          ) : (
            <Sentence text={state()} />
          )}
        </strong>
        <bdi>{card.labels.join(' · ')}</bdi>
      </p>
      {trouble !== null && <p className="overlay-trouble">{trouble}</p>}
    </div>
  )

  function state(): string {
    switch (progressOf(match)) {
      case 'scheduled': {
        const day = matchDay(match.time)
        const isToday = day === null || (now !== null && day === dayOf(now))
        const time = card.time ?? t('match.timeUnknown')
        const text = isToday ? time : `${dayShort(day, locale)} ${time}`
        return `${t('hall.next')} ${timed(text, card.at ?? day)}`
      }
      default:
        return card.word ?? card.penaltiesText ?? card.decision ?? t('match.finished')
    }
  }
}

function Side({ side: { name, flag, goals, isAhead } }: { readonly side: CardSide }) {
  return (
    <p className={isAhead ? 'overlay-side is-ahead' : 'overlay-side'}>
      <Flag flag={flag} />
      <HallName name={name} />
      {goals !== undefined && <b className="num">{goals}</b>}
    </p>
  )
}
