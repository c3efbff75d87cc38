import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { compareNames } from '../../domain/text/name-order.ts'
import type { Bracket as BracketTree } from '../../domain/tournament/bracket.ts'
import { SIDES } from '../../domain/tournament/outcome.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { roundName } from '../match/round-name.ts'
import { dayShort } from '../ui/day-words.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
import BracketPlace from './BracketPlace.tsx'
import { type DrawnPlace, type DrawnRound, drawnRounds } from './drawn-rounds.ts'

interface Props {
  readonly site: EditionSite
  readonly bracket: BracketTree
}

/** The style sheet draws a tree of at most this many rounds; a larger bracket is shown round by round. */
const MOST_ROUNDS = 8

/**
 * A knock-out from its first round to the final: two halves that meet in the final if there is room, else round by round.
 * `page-scripts/bracket` shows a team's way through it.
 */
export default function Bracket({ site, bracket }: Props) {
  const t = translator(site.locale)
  const { rounds, folded } = drawnRounds(bracket)
  const teams = teamsOf(rounds, site.locale)
  const isTree = rounds.length <= MOST_ROUNDS
  return (
    <div className="bracket-parts">
      {teams.length > 1 && (
        <div className="ways">
          <select
            aria-label={t('playoff.chooseWay')}
            data-way={t('playoff.way', { name: '{name}' })}
            defaultValue=""
          >
            <option value="">{t('playoff.chooseWay')}</option>
            {teams.map(([id, name]) => (
              <option value={id} key={id}>
                {name}
              </option>
            ))}
          </select>
          {/* The script puts the buttons for kept teams here. */}
          <span className="way-chips" />
        </div>
      )}
      {folded.map(({ rank, resting }) => (
        <p className="small quiet" key={rank}>
          {`${roundName(rank, t)}: ${t('playoff.resting', { count: resting })}`}
        </p>
      ))}
      {rounds.length > 1 && (
        <nav className="round-links" aria-label={t('playoff.rounds')}>
          {rounds.map(({ rank, isCurrent }) => (
            <a
              className="chip"
              href={`#round-${rank}`}
              aria-current={isCurrent ? 'true' : undefined}
              key={rank}
            >
              {roundName(rank, t)}
            </a>
          ))}
        </nav>
      )}
      <section className="bracket-box" tabIndex={0} aria-label={t('playoff.scrollHint')}>
        <div className={isTree ? `bracket halves first-${rounds[0]?.rank ?? 0}` : 'bracket'}>
          {rounds.map((round) => (
            <Round site={site} round={round} t={t} key={round.rank} />
          ))}
        </div>
      </section>
    </div>
  )
}

/** Returns the teams of a bracket, id and name, in the order of their names. */
function teamsOf(rounds: readonly DrawnRound[], locale: Locale): (readonly [string, string])[] {
  const slots = rounds.flatMap(({ places }) => places.flatMap(({ slot }) => slot ?? []))
  const sides = slots.flatMap((slot) =>
    slot.kind === 'match'
      ? SIDES.map((side) => slot.match[side])
      : slot.kind === 'bye'
        ? slot.participant
        : [],
  )
  const names = new Map(sides.flatMap((side) => (side?.kind === 'team' ? [[side.teamId, side.name]] : [])))
  return [...names].sort(([, one], [, other]) => compareNames(one, other, locale))
}

function Round({ site, round, t }: { site: EditionSite; round: DrawnRound; t: Translate }) {
  const { rank, places, resting, day, isCurrent } = round
  const name = roundName(rank, t)
  const date = day === null ? null : timed(dayShort(day, site.locale), day)
  const note = [date, resting > 0 && t('playoff.resting', { count: resting })].filter(Boolean).join(' · ')
  const half = Math.ceil(places.length / 2)
  const list = (of: readonly DrawnPlace[]) => (
    <ol>
      {of.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place of a round is its number
        <BracketPlace site={site} place={place} isDated={day === null} key={at} />
      ))}
    </ol>
  )
  return (
    <section
      className={`bracket-round rank-${rank}${isCurrent ? ' is-current' : ''}`}
      aria-labelledby={`round-${rank}`}
    >
      <div className="round-head">
        <h3 id={`round-${rank}`}>{name}</h3>
        {note !== '' && (
          <p className="small quiet">
            <Sentence text={note} />
          </p>
        )}
      </div>
      {list(places.slice(0, half))}
      {rank > 0 && (
        <div className="round-head round-again" aria-hidden="true">
          <span>{name}</span>
          {date !== null && (
            <p className="small quiet">
              <Sentence text={date} />
            </p>
          )}
        </div>
      )}
      {rank > 0 && list(places.slice(half))}
    </section>
  )
}
