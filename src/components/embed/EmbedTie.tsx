import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { type Slot, tieNumber } from '../../domain/tournament/bracket.ts'
import type { Participant } from '../../domain/tournament/match.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { SIDES } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import { editionCard, matchLink } from '../match/edition-card.ts'
import LiveBadge from '../match/LiveBadge.tsx'
import { sideName } from '../match/side-name.ts'
import Time from '../ui/Time.tsx'
import EmbedFlag from './EmbedFlag.tsx'
import EmbedSide from './EmbedSide.tsx'
import OutboundLink from './OutboundLink.tsx'

/** The parts of a bracket's place that are shown. */
type Shown =
  | Pick<Extract<Slot, { kind: 'match' }>, 'kind' | 'match' | 'winner'>
  | Pick<Extract<Slot, { kind: 'bye' }>, 'kind' | 'participant'>
  | { readonly kind: 'unknown' }

interface Props {
  readonly site: EditionSite
  readonly slot: Shown
}

/** A place of a bracket in an embed. */
export default function EmbedTie({ site, slot }: Props) {
  const t = translator(site.locale)
  if (slot.kind === 'unknown') return <p className="tie open">{t('playoff.unknown')}</p>
  if (slot.kind === 'bye') return <Bye site={site} participant={slot.participant} />
  const card = editionCard(slot.match, site, { field: true, date: true })
  const number = tieNumber(slot)
  return (
    <OutboundLink className={card.isLive ? 'tie live' : 'tie'} href={matchLink(slot.match, site)}>
      <span className="small info">
        {number !== null && <b>{number}</b>}
        <span>
          {card.time !== null && !card.isLive && <Time when={card.at} text={`${card.date} ${card.time}`} />}
        </span>
        {card.isLive ? <LiveBadge t={t} play={card.play} /> : <bdi>{card.word ?? card.place ?? ''}</bdi>}
      </span>
      {SIDES.map((side) => (
        <EmbedSide
          key={side}
          side={card[side]}
          isAhead={slot.winner === null ? card[side].isAhead : slot.winner === side}
          shootOut={card.penalties?.[side]}
        />
      ))}
    </OutboundLink>
  )
}

function Bye({ site, participant }: Pick<Props, 'site'> & { readonly participant: Participant | null }) {
  const t = translator(site.locale)
  const team = participant?.kind === 'team' ? site.index.teams.get(participant.teamId) : undefined
  return (
    <p className="tie">
      <span className="side">
        <EmbedFlag flag={nationOf(team?.nationCode ?? null)?.flag} />
        <bdi>{hyphenated(participant ? sideName(participant, t) : t('match.tbd'))}</bdi>
      </span>
      <span className="small">{`${t('playoff.bye')}: ${t('playoff.byeNote')}`}</span>
    </p>
  )
}
