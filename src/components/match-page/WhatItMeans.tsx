import type { ReactNode } from 'react'
import { divisionPage, localized } from '../../domain/presentation/addresses.ts'
import { isFinal } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import { branchesOf, type Opponent } from '../../domain/tournament/way-ahead.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'
import { WayToFinal } from '../need/Branches.tsx'
import { playoffDecisions } from '../need/decided-text.ts'
import OpponentText from '../need/OpponentText.tsx'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import type { MatchProps } from './MatchView.tsx'

/** What a play-off match decides, or, once it is over, what it decided. */
export default function WhatItMeans({ site, match, category, division }: MatchProps) {
  if (category.resultsHidden) return null
  const { locale, year, index } = site
  const t = translator(locale)
  const isOver = progressOf(match) === 'finished'
  const parts = isOver ? decided() : toDecide()
  if (parts.length === 0) return null
  return (
    <section className="section" aria-labelledby="means" data-result="own">
      <div className="section-head cluster baseline gap-2 gap-x-4 apart">
        <h2 id="means">{t(isOver ? 'match.decided' : 'match.decides')}</h2>
        <a href={localized(divisionPage(year, division), locale)}>{t('match.wholeBracket')}</a>
      </div>
      {parts}
    </section>
  )

  function toDecide(): ReactNode[] {
    const { win, loss, isLoserOut } = branchesOf(match, index)
    if (isFinal(match)) return [line(t('match.winnerWins', { playoff: isolated(division.name[locale]) }))]
    if (!win) return []
    return [
      ...leading(t('match.winnerTo'), win.match, win.opponent),
      ...(loss ? leading(t('match.loserTo'), loss.match, loss.opponent) : []),
      ...(isLoserOut ? [line(t('match.loserOut'))] : []),
      <WayToFinal key="way" site={site} match={match} />,
    ]
  }

  function decided(): ReactNode[] {
    return playoffDecisions(site, match, division).flatMap(({ text, next }) =>
      next === null ? [line(text)] : leading(text, next),
    )
  }

  function line(text: string): ReactNode {
    return (
      <p className="meaning" key={text}>
        <Sentence text={text} />
      </p>
    )
  }

  function leading(text: string, next: Match, opponent?: Opponent): ReactNode[] {
    return [
      line(text),
      <MatchRows key={next.id} site={site} matches={[next]} show={{ field: true, date: true }} />,
      opponent && opponent.kind !== 'side' && (
        <p className="small way-against" key={`${next.id} against`}>
          <OpponentText site={site} opponent={opponent} />
        </p>
      ),
    ]
  }
}
