import type { EditionSite } from '../../domain/presentation/page-site.ts'
import type { BracketRound, Bracket as BracketTree, Slot } from '../../domain/tournament/bracket.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import { editionCard, matchLink } from '../match/edition-card.ts'
import Flag from '../match/Flag.tsx'
import { roundName } from '../match/round-name.ts'
import { sideName } from '../match/side-name.ts'
import Tie from './Tie.tsx'

interface Props {
  readonly site: EditionSite
  readonly bracket: BracketTree
}

/** A knock-out from its first round to the final. `highlight-path.ts` shows a team's way through it. */
export default function Bracket({ site, bracket }: Props) {
  const t = translator(site.locale)
  const rounds = bracket.rounds.map((round) => ({ ...round, slots: placesOf(round) }))
  const drawn = rounds.filter(({ slots }) => slots.some((slot) => slot !== undefined))
  return (
    <>
      {drawn.length > 1 && (
        <nav className="chips round-links" aria-label={t('playoff.rounds')}>
          {drawn.map(({ rank }) => (
            <a className="chip" href={`#round-${rank}`} key={rank}>
              {roundName(rank, t)}
            </a>
          ))}
        </nav>
      )}
      <section className="bracket-box" tabIndex={0} aria-label={t('playoff.scrollHint')}>
        <div className="bracket">
          {rounds.map((round) => (
            <section
              className={drawn.includes(round) ? 'bracket-round' : 'bracket-round bare'}
              aria-labelledby={`round-${round.rank}`}
              key={round.rank}
            >
              <h3 id={`round-${round.rank}`}>{roundName(round.rank, t)}</h3>
              <ol>
                {round.slots.map((slot, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of a round is its number
                  <Place site={site} slot={slot} key={at} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
    </>
  )
}

/** Every place of a round, those among them that nothing is known of. */
function placesOf({ rank, slots }: BracketRound): (Slot | undefined)[] {
  const byPosition = new Map(slots.map((slot) => [slot.position, slot]))
  const places = Math.max(2 ** rank, ...byPosition.keys())
  return Array.from({ length: places }, (_, at) => byPosition.get(at + 1))
}

function Place({ site, slot }: { readonly site: EditionSite; readonly slot: Slot | undefined }) {
  const t = translator(site.locale)
  if (!slot) return <li className="void" aria-hidden="true" />
  if (slot.kind === 'unknown')
    return (
      <li>
        <span className="tie">
          <span className="line unknown">{t('playoff.unknown')}</span>
        </span>
      </li>
    )
  if (slot.kind === 'bye') return <ByePlace site={site} participant={slot.participant} />
  const { match, rank, winner } = slot
  const card = editionCard(match, site, { field: true, date: true })
  const classes = ['tie', card.isLive && 'is-live', rank === 0 && 'tie-final']
  return (
    <li>
      <a
        className={classes.filter(Boolean).join(' ')}
        href={matchLink(match, site)}
        data-match={site.underWay ? match.id : undefined}
      >
        <Tie card={card} winner={winner} />
      </a>
    </li>
  )
}

function ByePlace({
  site,
  participant,
}: {
  readonly site: EditionSite
  readonly participant: Extract<Slot, { kind: 'bye' }>['participant']
}) {
  const t = translator(site.locale)
  const team = participant?.kind === 'team' ? participant.teamId : undefined
  return (
    <li>
      <span className="tie">
        <span className="line" data-team={team}>
          <Flag flag={nationOf(site.index.teams.get(team ?? '')?.nationCode ?? null)?.flag} />
          <bdi>{participant ? sideName(participant, t) : t('match.tbd')}</bdi>
        </span>
        <span className="line bye small">{`${t('playoff.bye')}: ${t('playoff.byeNote')}`}</span>
      </span>
    </li>
  )
}
