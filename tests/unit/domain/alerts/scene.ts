import type { AlertScene } from '../../../../src/domain/alerts/due-alerts.ts'
import { parseInstant } from '../../../../src/domain/time/stockholm.ts'
import type { Match, MatchFacts } from '../../../../src/domain/tournament/match.ts'

/** A time on the cup's Tuesday, or on another day of July 2026. */
export const time = (clock: string, day = '07') => parseInstant(`2026-07-${day}T${clock}`) ?? Number.NaN

const team = (teamId: string) => ({ kind: 'team' as const, teamId, name: `Team ${teamId}` })

/** A scheduled match of a against b at 13:20 on Heden 7, with the changes that a test asks for. */
export function match(
  id: string,
  more: Partial<MatchFacts> & { readonly kind?: Match['kind'] } & object = {},
): Match {
  const facts: MatchFacts = {
    id,
    number: null,
    categoryId: 'b14',
    divisionId: 'g',
    round: { name: null, rank: null, index: null },
    home: team('a'),
    away: team('b'),
    time: { kind: 'instant', at: time('13:20') },
    movedFrom: null,
    fieldId: 'h7',
    locationName: 'Heden 7',
    streamId: null,
  }
  return { ...facts, kind: 'scheduled', ...more } as Match
}

export const at = (clock: string, day?: string) => ({
  time: { kind: 'instant' as const, at: time(clock, day) },
})

export const over = (home: number, away: number) => ({
  kind: 'finished' as const,
  score: { home, away },
  halfTime: null,
  penalties: null,
  decision: 'regular-time' as const,
  winner: null,
})

const words = (name: string) => ({ en: name, sv: name })

export const scene = (...matches: readonly Match[]): AlertScene => ({
  year: 2026,
  fields: new Map(
    ['7', '9'].map((n) => [`h${n}`, { id: `h${n}`, arenaId: 'h', name: `Heden ${n}`, aliases: [] }]),
  ),
  divisions: new Map([
    ['g', { id: 'g', categoryId: 'b14', kind: 'group', name: words('Group 1') }],
    ['pa', { id: 'pa', categoryId: 'b14', kind: 'playoff', name: words('A') }],
  ]),
  matches,
})

export { team }
