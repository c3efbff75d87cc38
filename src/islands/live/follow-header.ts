import { cupId } from '../../stores/app.ts'
import { followFromNow } from '../../stores/live.ts'
import { showPlaying } from './show-playing.ts'

/** Keeps the header up to date on a page where nothing else changes. */
export async function followHeader({ tournament = '', year }: DOMStringMap): Promise<void> {
  showPlaying()
  await followFromNow({ cupId: cupId(), tournamentId: tournament }, Number(year))
}
