import { useState } from 'react'
import DownloadPanel, { type DownloadState, type FileKind } from '../../components/download/DownloadPanel.tsx'
import { withoutSpoilers } from '../../domain/live/match-change.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { fileName } from '../../domain/text/file-name.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { listFile } from '../../files/lists/list-file.ts'
import { useHiddenResults } from '../spoilers/use-hidden-results.ts'
import { saveFile } from './save-file.ts'

interface Props {
  /** As they are shown. */
  readonly matches: readonly Match[]
  readonly schedule: Schedule
  /** The name of the list, for the file and for a calendar. */
  readonly names: readonly string[]
  readonly isOwn: boolean
  readonly locale: Locale
}

/** Lets the visitor export the list shown. The code for it loads with the press. */
export default function DownloadList({ matches, schedule, names, isOwn, locale }: Props) {
  const isHidden = useHiddenResults()
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const download = async (kind: FileKind) => {
    if (state.kind === 'getting') return
    setState({ kind: 'getting' })
    try {
      const shown = isHidden ? matches.map(withoutSpoilers) : matches
      const list = await listOf(schedule, shown, names, locale)
      const name = `${fileName(names, schedule.year)}.${kind}`
      saveFile(await listFile(kind, list), name)
      setState({ kind: 'done', name })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  return (
    <DownloadPanel
      matches={matches}
      locale={locale}
      isOwn={isOwn}
      isHidden={isHidden}
      state={state}
      onDownload={(kind) => void download(kind)}
    />
  )
}

async function listOf(
  { year, cupId, revision }: Schedule,
  matches: readonly Match[],
  names: readonly string[],
  locale: Locale,
) {
  const { publishedEdition } = await import('../../stores/published-edition.ts')
  const index = await publishedEdition(year)
  if (index === null) throw new Error('The edition cannot be read.')
  const cup = { id: cupId, name: '', sport: '' }
  // In a calendar a later copy must replace the earlier one.
  const latest = Number(revision.split('.')[1]) || 0
  return {
    site: { locale, year, cup, latestYear: null, underWay: false, index },
    name: `${names.join(', ')} – ${index.edition.name} ${year}`,
    matches: matches.map((match) => ({ ...match, revision: match.revision ?? latest })),
  }
}
