import { useStore } from '@nanostores/react'
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import TieBody from '../components/bracket/TieBody.tsx'
import LiveLine from '../components/live/LiveLine.tsx'
import type { LiveProps } from '../components/live/live-props.ts'
import MatchRowBody from '../components/match/MatchRowBody.tsx'
import { type CardContext, type MatchCard, matchCard } from '../components/match/match-card.ts'
import ScoreboardBody from '../components/match/ScoreboardBody.tsx'
import TicketBody from '../components/match/TicketBody.tsx'
import { concealed } from '../domain/live/match-change.ts'
import { localized, teamAddress } from '../domain/presentation/addresses.ts'
import { clock } from '../domain/time/stockholm.ts'
import type { Participant } from '../domain/tournament/match.ts'
import { $live, followFeed, LIVE_AT_START } from '../stores/live.ts'
import { pauseLive } from '../stores/live-pause.ts'
import { type BuiltCard, giveBack } from './live/built-card.ts'
import { useAnnouncer } from './live/use-announcer.ts'
import { useLiveMatches } from './live/use-live-match.ts'
import { useMatchesOnPage, useTakenOver } from './live/use-taken-over.ts'

/** Keeps every match of a built page up to date, and says how fresh the page is. */
export default function LiveScores({ edition, locale, year, words, flags, hidden }: LiveProps) {
  const state = useStore($live, { ssr: () => LIVE_AT_START })
  const [isAwake, setAwake] = useState(false)
  const onPage = useMatchesOnPage()
  const cards = useTakenOver()
  const changes = useLiveMatches()
  const announcement = useAnnouncer(onPage, words)
  useEffect(() => {
    followFeed(edition)
    setAwake(true)
  }, [edition])

  const flagById = useMemo(
    () => new Map(Object.entries(flags).flatMap(([flag, ids]) => ids.map((id) => [id, flag] as const))),
    [flags],
  )
  const addressOf = (side: Participant) =>
    side.kind === 'team' ? localized(teamAddress(year, side.teamId), locale) : undefined
  const contextOf = ({ flags: built, own, isDated, place, labels }: BuiltCard): CardContext => ({
    locale,
    words,
    flagOf: (side) =>
      side.kind === 'team' ? (built.get(side.name) ?? flagById.get(side.teamId)) : undefined,
    addressOf,
    own,
    isDated,
    place,
    labels,
  })
  const shown = cards.flatMap((card) => {
    const change = changes.get(card.matchId)
    if (!change) return []
    const match = hidden.includes(change.match.divisionId) ? concealed(change.match) : change.match
    return [{ card, view: matchCard(match, contextOf(card)) }]
  })
  return (
    <section aria-label={words.label}>
      <LiveLine
        words={words}
        freshness={state.freshness}
        updated={state.updatedAt === null ? null : clock(state.updatedAt)}
        onPause={isAwake ? pauseLive : undefined}
      />
      <p className="hidden-text" role="status">
        {announcement}
      </p>
      {shown.map(({ card, view }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are only ever added
        createPortal(
          <Whole card={card} isLive={view.isLive}>
            {bodyOf(card.form, view, words)}
          </Whole>,
          card.element,
          `${at}`,
        ),
      )}
    </section>
  )
}

function bodyOf(form: BuiltCard['form'], view: MatchCard, words: LiveProps['words']): ReactNode {
  if (form === 'row') return <MatchRowBody card={view} live={words.live} />
  if (form === 'ticket') return <TicketBody card={view} live={words.live} />
  if (form === 'tie') return <TieBody card={view} words={words} />
  return <ScoreboardBody card={view} words={words} />
}

interface WholeProps {
  readonly card: BuiltCard
  readonly isLive: boolean
  readonly children: ReactNode
}

/** Where a card can't be shown, the page has it as it was built, and all the others live on. */
class Whole extends Component<WholeProps> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidMount() {
    this.mark()
  }
  override componentDidUpdate() {
    this.mark()
  }
  override componentDidCatch() {
    giveBack(this.props.card)
  }
  private mark() {
    this.props.card.element.classList.toggle('is-live', this.props.isLive)
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
