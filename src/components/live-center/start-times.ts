import { clock } from '../../domain/time/stockholm.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'

/** The matches that start at one moment of a day. */
export interface StartTime {
  /** `HH:mm` in Stockholm; null for the matches whose time is not set. */
  readonly time: string | null
  /** The instant of the first of them; null if their time is not set. */
  readonly at: number | null
  /** Id of the heading on the page. */
  readonly anchor: string
  readonly matches: readonly Match[]
}

/** The matches of one day by the moment they start, in the order given; those without a time last. */
export function startTimes(matches: readonly Match[]): StartTime[] {
  const times = new Map<string | null, Match[]>()
  for (const match of matches) {
    const time = match.time.kind === 'instant' ? clock(match.time.at) : null
    const found = times.get(time)
    if (found) found.push(match)
    else times.set(time, [match])
  }
  const timed = [...times].filter(([time]) => time !== null)
  const untimed = [...times].filter(([time]) => time === null)
  return [...timed, ...untimed].map(([time, ofTime]) => ({
    time,
    at: startOf(ofTime[0]),
    anchor: time === null ? 'no-time' : `t${time.replace(':', '')}`,
    matches: ofTime,
  }))
}
