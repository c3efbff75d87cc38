import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { FollowedEdition } from '../components/live/live-props.ts'
import StandingsRows, { type TableTeam } from '../components/team/StandingsRows.tsx'
import type { TableWords } from '../components/team/table-words.ts'
import { isTableMoved, liveTable, type TableBase } from '../domain/live/live-table.ts'
import { $live, $liveMatches, followFeed, LIVE_AT_START } from '../stores/live.ts'
import { useLiveMatches } from './live/use-live-match.ts'

interface Props {
  readonly edition: FollowedEdition
  readonly table: TableBase
  readonly words: TableWords
}

interface TakenTable {
  readonly body: Element
  readonly teams: ReadonlyMap<string, TableTeam>
}

/** Keeps the table of a group as it stands now, matches that are being played included. */
export default function LiveStandings({ edition, table, words }: Props) {
  const changes = useLiveMatches()
  const isHeard = useStore($live, { ssr: () => LIVE_AT_START }).phase !== null
  const [taken, setTaken] = useState<TakenTable | null>(null)
  useEffect(() => followFeed(edition), [edition])
  useEffect(() => {
    if (taken || !isHeard || !isTableMoved(table, changes)) return
    const body = [...document.querySelectorAll('tbody[data-table]')].find(
      (one) => one instanceof HTMLElement && one.dataset.table === table.divisionId,
    )
    if (!body) return
    const teams = teamsOf(body)
    queueMicrotask(() => {
      body.replaceChildren()
      flushSync(() => setTaken({ body, teams }))
    })
  }, [taken, isHeard, table, changes])
  // Also what the page waits to see before it loads this: it stands there from the start.
  if (!taken) return <p className="small quiet table-note" />
  const targets = [...new Set(table.qualification.map(({ divisionId }) => divisionId))]
  return (
    <>
      <p className="small quiet table-note">{words.note}</p>
      {createPortal(
        <StandingsRows
          rows={liveTable(table, $liveMatches.get())}
          teams={taken.teams}
          targets={targets}
          words={words}
        />,
        taken.body,
      )}
    </>
  )
}

function teamsOf(body: Element): ReadonlyMap<string, TableTeam> {
  const rows = [...body.querySelectorAll<HTMLElement>('tr[data-team]')]
  return new Map(
    rows.map((row) => [
      row.dataset.team ?? '',
      {
        name: row.querySelector('bdi')?.textContent ?? '',
        flag: row.querySelector('use')?.getAttribute('href')?.split('#')[1],
        address: row.querySelector('a')?.getAttribute('href') ?? undefined,
        isOwn: row.classList.contains('own'),
      },
    ]),
  )
}
