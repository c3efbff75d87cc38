import { filedWords } from '../../src/domain/schedule/filed-words.ts'
import { SCHEDULE_FORMAT, type ScheduleFile } from '../../src/domain/schedule/schedule-file.ts'
import { sameWords } from '../../src/domain/text/locale.ts'

/** Ten minutes after the fixed clock of the demonstration cup, so the moment fifteen minutes before it is already past. */
const SOON = Date.parse('2026-07-09T14:20:00+02:00')

/** Returns a schedule of matches that start at the same moment, each on its own field, with teams `t0`, `t1` and so on. */
export function startedSoon(year: number, revision: string, starts: number): ScheduleFile {
  const each = <T>(make: (at: number) => T): T[] => Array.from({ length: starts }, (_, at) => make(at))
  return {
    format: SCHEDULE_FORMAT,
    year,
    revision,
    cup: 'demo-cup',
    tournament: `t${year}`,
    base: SOON,
    nations: [],
    clubs: [],
    categories: [['b14', 'B14', filedWords(sameWords('Boys 14')), 'boys', 14, 0, 0, 40]],
    teams: Array.from({ length: 2 * starts }, (_, at) => [`t${at}`, `IK Example ${at}`, 0, -1, -1] as const),
    divisions: [['g1', 0, 0, filedWords(sameWords('Group 1'))]],
    arenas: [['heden', 'Heden', null, null, null]],
    fields: each((at) => [`f${at}`, 0, `Heden ${at + 1}`] as const),
    streams: [],
    rounds: [[null, null, null]],
    places: [],
    matches: {
      ids: each((at) => `burst${at}`),
      numbers: each(() => null),
      divisions: each(() => 0),
      rounds: each(() => 0),
      homes: each((at) => 2 * at),
      aways: each((at) => 2 * at + 1),
      times: each(() => 0),
      fields: each((at) => at),
      places: each(() => -1),
      streams: each(() => -1),
      states: each(() => 0),
      homeGoals: each(() => -1),
      awayGoals: each(() => -1),
      homeHalfTime: each(() => -1),
      awayHalfTime: each(() => -1),
    },
    moved: [],
    endings: [],
  }
}
