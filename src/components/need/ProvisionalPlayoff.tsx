import { provisionalSeats } from '../../domain/live/provisional-seats.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import type { Participant } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { editionCard, matchLink } from '../match/edition-card.ts'
import { matchRoundName } from '../match/round-name.ts'
import { sideName } from '../match/side-name.ts'
import Time from '../ui/Time.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
}

/** Who would meet in a play-off if its groups ended now. Kept apart from the bracket, which shows only what is decided. */
export default function ProvisionalPlayoff({ site, category, division }: Props) {
  const seats =
    site.year === site.latestYear && !category.resultsHidden && !category.tablesHidden
      ? provisionalSeats(division, category)
      : []
  if (seats.length === 0) return null
  const t = translator(site.locale)
  const nameOf = (side: Participant) => (
    <bdi className={side.kind === 'team' ? undefined : 'quiet'}>{hyphenated(sideName(side, t))}</bdi>
  )
  return (
    <details className="as-if section panel panel-pad" data-result="with">
      <summary>{t('need.asIf')}</summary>
      <p className="note note-sun">{t('need.asIfNote')}</p>
      <ul className="grid of-18 gap-2 gap-x-4">
        {seats.map(({ match, home, away }) => {
          const { date, time, at, day } = editionCard(match, site, { date: true })
          const round = matchRoundName(match.round, t)
          return (
            <li key={match.id}>
              <a href={matchLink(match, site)}>
                {round !== null && `${round}, `}
                <Time when={at ?? day} text={[date, time].filter(Boolean).join(', ')} />
              </a>
              <span>
                {nameOf(home)}
                {' – '}
                {nameOf(away)}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
