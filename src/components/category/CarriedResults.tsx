import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { CarriedResult } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'

interface Props {
  readonly site: EditionSite
  readonly results: readonly CarriedResult[]
}

/** The results that count in a table and were played in an earlier stage. */
export default function CarriedResults({ site: { locale, index }, results }: Props) {
  if (results.length === 0) return null
  const nameOf = (id: string) => index.teams.get(id)?.name ?? id
  return (
    <section className="section" aria-labelledby="carried" data-result="block">
      <h2 id="carried">{translator(locale)('division.carried')}</h2>
      <ul className="panel panel-pad">
        {results.map(({ homeTeamId, awayTeamId, score }) => (
          <li key={`${homeTeamId} ${awayTeamId}`}>
            <bdi>{hyphenated(nameOf(homeTeamId))}</bdi> – <bdi>{hyphenated(nameOf(awayTeamId))}</bdi>{' '}
            <strong className="num">{scoreText(score)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
