import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { type Slot, tieNumber } from '../../domain/tournament/bracket.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import { editionCard, matchLink } from '../match/edition-card.ts'
import Flag from '../match/Flag.tsx'
import { sideName } from '../match/side-name.ts'
import Emblem from '../ui/Emblem.tsx'
import type { DrawnPlace } from './drawn-rounds.ts'
import Tie from './Tie.tsx'

interface Props {
  readonly site: EditionSite
  readonly place: DrawnPlace
  /** False if the heading of the round names the day. */
  readonly isDated: boolean
}

/** A place of a round: its tie, its team with a bye, or nothing. */
export default function BracketPlace({ site, place: { slot, isFed }, isDated }: Props) {
  if (!slot) return <li className="void" aria-hidden="true" />
  return (
    <li className={isFed ? 'fed' : undefined}>
      {slot.rank === 0 && <Emblem size={56} />}
      <SlotCard site={site} slot={slot} isDated={isDated} />
    </li>
  )
}

function SlotCard({ site, slot, isDated }: Omit<Props, 'place'> & { readonly slot: Slot }) {
  const t = translator(site.locale)
  if (slot.kind === 'unknown')
    return (
      <span className="tie">
        <span className="line unknown">{t('playoff.unknown')}</span>
      </span>
    )
  if (slot.kind === 'bye') return <ByeCard site={site} participant={slot.participant} />
  const { match, rank, winner } = slot
  const card = editionCard(match, site, { field: true, date: isDated })
  const classes = ['tie', card.isLive && 'is-live', rank === 0 && 'tie-final']
  return (
    <a
      className={classes.filter(Boolean).join(' ')}
      href={matchLink(match, site)}
      data-match={site.underWay ? match.id : undefined}
    >
      <Tie card={card} winner={winner} number={tieNumber(slot)} />
    </a>
  )
}

interface ByeProps {
  readonly site: EditionSite
  readonly participant: Extract<Slot, { kind: 'bye' }>['participant']
}

function ByeCard({ site, participant }: ByeProps) {
  const t = translator(site.locale)
  const team = participant?.kind === 'team' ? participant.teamId : undefined
  return (
    <span className="tie">
      <span className="line" data-team={team} data-result="sides">
        <Flag flag={nationOf(site.index.teams.get(team ?? '')?.nationCode ?? null)?.flag} />
        <bdi>{hyphenated(participant ? sideName(participant, t) : t('match.tbd'))}</bdi>
      </span>
      <span className="line bye small">{`${t('playoff.bye')}: ${t('playoff.byeNote')}`}</span>
    </span>
  )
}
