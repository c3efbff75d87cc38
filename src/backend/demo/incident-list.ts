import type { Words } from '../../domain/text/locale.ts'
import type { CallOffKind } from '../../domain/tournament/match.ts'
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
    reason: { en: 'Lightning over the fields', sv: 'Åska över planerna' },
  },
  {
    year: 2018,
    classId: 'b13',
    how: 'stopped',
    in: 'group',
    reason: {
      en: 'A goal broke; the jury let the score stand',
      sv: 'Ett mål gick sönder; juryn lät resultatet stå',
    },
  },
  {
    year: 2019,
    classId: 'b12',
    how: 'annulled',
    in: 'group',
    reason: { en: 'One side had players of another class', sv: 'Ett lag hade spelare ur en annan klass' },
  },
  {
    year: 2024,
    classId: 'g14',
    how: 'abandoned',
    in: 'playoff',
    isReplayed: true,
    reason: { en: 'The lights went out', sv: 'Belysningen slocknade' },
  },
  {
    year: 2025,
    classId: 'b13',
    how: 'annulled',
    in: 'group',
    isReplayed: true,
    reason: {
      en: 'One side had a player too many; the jury ordered a replay',
      sv: 'Ett lag hade en spelare för mycket; juryn beslutade om omspel',
    },
  },
  {
    year: 2026,
    classId: 'b9',
    how: 'cancelled',
    in: 'group',
    weekday: MONDAY,
    reason: { en: 'The field was under water', sv: 'Planen stod under vatten' },
  },
  {
    year: 2026,
    classId: 'b13',
    how: 'cancelled',
    in: 'group',
    weekday: THURSDAY,
    reason: { en: 'Lightning over the fields', sv: 'Åska över planerna' },
  },
  {
    year: 2026,
    classId: 'g16',
    how: 'abandoned',
    in: 'group',
    weekday: THURSDAY,
    isReplayed: true,
    reason: { en: 'Lightning over the fields', sv: 'Åska över planerna' },
  },
  {
    year: 2026,
    classId: 'g14',
    how: 'stopped',
    in: 'group',
    weekday: THURSDAY,
    reason: {
      en: 'Lightning over the fields; the jury let the score stand',
      sv: 'Åska över planerna; juryn lät resultatet stå',
    },
  },
  {
    year: 2026,
    // No play-off waits for this class.
    classId: 'para',
    how: 'postponed',
    in: 'group',
    weekday: THURSDAY,
    reason: {
      en: 'The field is under water; the new time will be announced',
      sv: 'Planen står under vatten; ny tid meddelas',
    },
  },
]
