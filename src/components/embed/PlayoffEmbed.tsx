import type { EditionSite } from '../../domain/site/page-site.ts'
import { bracketOf } from '../../domain/tournament/bracket.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { type DrawnRound, drawnRounds } from '../bracket/drawn-rounds.ts'
import { roundName } from '../match/round-name.ts'
import EmbedTie from './EmbedTie.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
}

/** The number of rounds in a tree that fits into a frame: from the quarterfinals on. */
const ROUNDS_OF_TREE = 3

/** A play-off from its current round, or its last three rounds; the earlier rounds are folded below. */
export default function PlayoffEmbed({ site, category, division }: Props) {
  const t = translator(site.locale)
  const bracket = bracketOf(division)
  const { rounds } = drawnRounds(bracket)
  if (rounds.length === 0) return <p>{t('playoff.empty')}</p>
  const current = rounds.findIndex(({ isCurrent }) => isCurrent)
  const from = Math.max(0, Math.min(current, rounds.length - ROUNDS_OF_TREE))
  const third = bracket.placements.find(({ place }) => place === 3)?.match
  return (
    <>
      {category.resultsHidden && <p className="small">{t('category.hidden')}</p>}
      <section className="tree" tabIndex={0} aria-label={t('playoff.bracket')}>
        {rounds.slice(from).map((round) => (
          <Round key={round.rank} site={site} round={round} />
        ))}
      </section>
      {third && (
        <section>
          <h2>{t('round.third')}</h2>
          <EmbedTie site={site} slot={{ kind: 'match', match: third, winner: null }} />
        </section>
      )}
      {rounds
        .slice(0, from)
        .reverse()
        .map((round) => (
          <details key={round.rank}>
            <summary>{roundName(round.rank, t)}</summary>
            <Ties site={site} round={round} />
          </details>
        ))}
    </>
  )
}

interface RoundProps {
  readonly site: EditionSite
  readonly round: DrawnRound
}

function Round({ site, round }: RoundProps) {
  return (
    <section className="round">
      <h2>{roundName(round.rank, translator(site.locale))}</h2>
      <Ties site={site} round={round} />
    </section>
  )
}

const Ties = ({ site, round: { places } }: RoundProps) => (
  <ol>
    {places.map(({ slot }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place of a round is its number
      <li key={at} className={slot ? undefined : 'void'}>
        {slot && <EmbedTie site={site} slot={slot} />}
      </li>
    ))}
  </ol>
)
