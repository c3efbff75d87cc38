import { categoriesAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import { isFinal, type LiveCenter } from '../../domain/tournament/live-center.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'
import MatchLine from './MatchLine.tsx'
import { lineContext } from './schedule-context.ts'

interface Props {
  readonly site: EditionSite
  readonly board: LiveCenter
  /** Whether the edition is of a past year. */
  readonly isPast: boolean
}

interface BoardList {
  readonly id: 'finals' | 'live' | 'next' | 'latest'
  readonly title: string
  readonly matches: readonly Match[]
}

/** The lines of a list that a phone shows before it folds the rest: on ninety fields, ninety matches are played at once. */
const LIST_LENGTH = 40
/** A cup of one class has one final: with so few finals, the way to them is shown too. */
const FEW_FINALS = 6

/** The live, next and latest matches; if the cup is over, its finals. */
export default function Board({ site, board, isPast }: Props) {
  const lists = listsOf(board, isPast, site).filter(({ matches }) => matches.length > 0)
  if (lists.length === 0) return <NoMatches site={site} />
  // A list that stands alone has two columns of matches; the next and the past matches stand side by side.
  const first = lists.filter(({ id }) => id === 'live' || id === 'finals')
  const others = lists.filter((list) => !first.includes(list))
  return (
    <>
      <div className="twin">{first.map(sectionOf)}</div>
      <div className={others.length > 1 ? 'pair stack gap-x-5' : 'twin'}>{others.map(sectionOf)}</div>
    </>
  )

  function sectionOf({ id, title, matches }: BoardList) {
    const show = { category: true, group: true, field: true, date: id !== 'live' }
    return (
      <section
        className="section"
        aria-labelledby={id}
        key={id}
        data-start={id === 'next' ? startOf(matches[0]) : undefined}
      >
        <h2 id={id}>
          {`${title} `}
          {id === 'live' && <span className="num quiet">{matches.length}</span>}
        </h2>
        <MatchRows site={site} matches={matches.slice(0, LIST_LENGTH)} show={show} />
        {matches.length > LIST_LENGTH && <More site={site} matches={matches.slice(LIST_LENGTH)} />}
      </section>
    )
  }
}

/** Says why there are no matches, and leads to the classes: before the schedule, their groups may be drawn already. */
function NoMatches({ site: { locale, year, index } }: Pick<Props, 'site'>) {
  const t = translator(locale)
  if (gatesOf(index.edition.publication).matches) return <p className="empty">{t('matches.none')}</p>
  return (
    <p className="empty">
      {`${t('team.noSchedule')} `}
      <a href={localized(categoriesAddress(year), locale)}>{t('home.categories')}</a>
    </p>
  )
}

/** The rest of a long list, folded, with one line for each match. */
function More({ site, matches }: Pick<Props, 'site'> & Pick<BoardList, 'matches'>) {
  const context = lineContext({ ...site.index, year: site.year }, site.locale)
  return (
    <details className="earlier">
      <summary>{translator(site.locale)('matches.further', { count: matches.length })}</summary>
      <ul className="rows">
        {matches.map((match) => (
          <MatchLine match={match} context={context} key={match.id} />
        ))}
      </ul>
    </details>
  )
}

function listsOf(
  { live, next, latest, finals }: LiveCenter,
  isPast: boolean,
  site: EditionSite,
): BoardList[] {
  const t = translator(site.locale)
  if (finals.length === 0)
    return [
      { id: 'live', title: t('matches.live'), matches: live },
      { id: 'next', title: t('matches.next'), matches: next },
      { id: 'latest', title: t(isPast ? 'matches.last' : 'matches.latest'), matches: latest },
    ]
  const before = finals.length < FEW_FINALS ? latest.filter((match) => !isFinal(match)) : []
  return [
    { id: 'finals', title: t('matches.finals'), matches: finals },
    { id: 'latest', title: t('matches.last'), matches: before },
  ]
}
