import type { EditionSite } from '../../domain/site/page-site.ts'
import { bracketOf } from '../../domain/tournament/bracket.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'
import Bracket from '../bracket/Bracket.tsx'
import EmbedCode from '../embed-code/EmbedCode.tsx'
import MatchRows from '../match/MatchRows.tsx'
import ProvisionalPlayoff from '../need/ProvisionalPlayoff.tsx'
import Champion from './Champion.tsx'
import DivisionHead from './DivisionHead.tsx'

interface Props {
  readonly site: EditionSite
  readonly category: Category
  readonly division: Division
}

/** A play-off's page: its bracket, and the matches beside it. */
export default function PlayoffView({ site, category, division }: Props) {
  const t = translator(site.locale)
  const bracket = bracketOf(division)
  const champion = bracket.champion?.kind === 'team' ? bracket.champion : null
  const besides = (id: string, title: MessageKey, matches: readonly Match[]) =>
    matches.length > 0 && (
      <section className="section" aria-labelledby={id}>
        <h2 id={id}>{t(title)}</h2>
        <MatchRows site={site} matches={matches} show={{ field: true, date: true }} />
      </section>
    )
  return (
    <>
      <DivisionHead site={site} category={category} division={division} label={t('playoff.otherPlayoffs')}>
        {champion && (
          <Champion
            site={site}
            team={{ id: champion.teamId, name: champion.name }}
            title={t('playoff.champion')}
          />
        )}
      </DivisionHead>
      {category.resultsHidden && <p className="note">{t('category.hidden')}</p>}
      <section
        className="section"
        aria-labelledby="bracket"
        data-result="whole"
        data-about={t('playoff.bracket')}
      >
        <h2 className="hidden-text" id="bracket">
          {t('playoff.bracket')}
        </h2>
        {bracket.rounds.length === 0 ? (
          <p className="empty">{t('playoff.empty')}</p>
        ) : (
          <Bracket site={site} bracket={bracket} />
        )}
      </section>
      <ProvisionalPlayoff site={site} category={category} division={division} />
      {besides(
        'placements',
        'playoff.placement',
        bracket.placements.map(({ match }) => match),
      )}
      {besides('unplaced', 'playoff.unplaced', bracket.unplaced)}
      <EmbedCode site={site} embeds={[{ kind: 'playoff', category: category.id, division: division.id }]} />
    </>
  )
}
