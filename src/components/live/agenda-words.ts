import type { Translate } from '../../i18n/translate.ts'
import type { CountdownWords } from '../my-week/spans.ts'

/** The words of an agenda, ready for the browser. */
export interface AgendaWords extends CountdownWords {
  readonly bye: string
  readonly onNow: string
  readonly next: string
  readonly due: string
}

export const agendaWords = (t: Translate): AgendaWords => ({
  bye: t('match.bye'),
  onNow: t('myWeek.onNow'),
  next: t('myWeek.next'),
  due: t('myWeek.due'),
  startsNow: t('myWeek.startsNow'),
  in: t('myWeek.in', { duration: '{duration}' }),
  tomorrow: t('myWeek.tomorrow', { time: '{time}' }),
  minutes: t('myWeek.minutes', { minutes: '{minutes}' }),
  hours: t('myWeek.hours', { hours: '{hours}' }),
  hoursMinutes: t('myWeek.hoursMinutes', { hours: '{hours}', minutes: '{minutes}' }),
})
