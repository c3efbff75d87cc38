import type { EditionSite } from '../../domain/site/page-site.ts'
import { liveCenter } from '../../domain/tournament/live-center.ts'
import { editionDays } from '../../domain/tournament/match-days.ts'
import Board from './Board.tsx'
import DaysOfPlay from './DaysOfPlay.tsx'

interface Props {
  readonly site: EditionSite
}

/** The current matches, and links to every match by its day. The filter stands above it (live-center.island.tsx). */
export default function LiveCenter({ site }: Props) {
  const { year, latestYear, index } = site
  const matches = [...index.matches.values()]
  const isPast = latestYear !== null && year < latestYear
  return (
    <>
      <Board site={site} board={liveCenter(matches, isPast)} isPast={isPast} />
      <DaysOfPlay site={site} days={editionDays(index)} />
    </>
  )
}
