import type { Words } from '../../domain/text/locale.ts'
import type { CallOffKind } from '../../domain/tournament/match.ts'
import { inEachLanguage } from '../../i18n/service-text.ts'
import type { AgeClass } from './age-classes.ts'
import { MONDAY, THURSDAY } from './cup-week.ts'

/** Something that kept one match of a class from being played as planned. */
export interface Incident {
  readonly year: number
  readonly classId: AgeClass['id']
  /** `stopped`: before its end, and the score counts. */
  readonly how: CallOffKind | 'stopped'
  readonly in: 'group' | 'playoff'
  /** The day of the week; any if not given. */
  readonly weekday?: number
  readonly isReplayed?: true
  readonly reason: Words
}

/** What happens in the demonstration cup. Another one is another entry. */
export const INCIDENTS: readonly Incident[] = [
  {
    year: 2016,
    classId: 'g16',
    how: 'cancelled',
    in: 'group',
    reason: inEachLanguage('demo.lightning'),
  },
  {
    year: 2018,
    classId: 'b13',
    how: 'stopped',
    in: 'group',
    reason: inEachLanguage('demo.goalBroke'),
  },
  {
    year: 2019,
    classId: 'b12',
    how: 'annulled',
    in: 'group',
    reason: inEachLanguage('demo.otherClass'),
  },
  {
    year: 2024,
    classId: 'g14',
    how: 'abandoned',
    in: 'playoff',
    isReplayed: true,
    reason: inEachLanguage('demo.lightsOut'),
  },
  {
    year: 2025,
    classId: 'b13',
    how: 'annulled',
    in: 'group',
    isReplayed: true,
    reason: inEachLanguage('demo.tooMany'),
  },
  {
    year: 2026,
    classId: 'b9',
    how: 'cancelled',
    in: 'group',
    weekday: MONDAY,
    reason: inEachLanguage('demo.underWater'),
  },
  {
    year: 2026,
    classId: 'b13',
    how: 'cancelled',
    in: 'group',
    weekday: THURSDAY,
    reason: inEachLanguage('demo.lightning'),
  },
  {
    year: 2026,
    classId: 'g16',
    how: 'abandoned',
    in: 'group',
    weekday: THURSDAY,
    isReplayed: true,
    reason: inEachLanguage('demo.lightning'),
  },
  {
    year: 2026,
    classId: 'g14',
    how: 'stopped',
    in: 'group',
    weekday: THURSDAY,
    reason: inEachLanguage('demo.lightningStood'),
  },
  {
    year: 2026,
    // No play-off waits for this class.
    classId: 'para',
    how: 'postponed',
    in: 'group',
    weekday: THURSDAY,
    reason: inEachLanguage('demo.underWaterNow'),
  },
]
