import { type CalendarSubject, calendarAddress } from '../../domain/calendar/calendar-address.ts'
import { subscriptions } from '../../domain/calendar/subscriptions.ts'
import { isUnderWay } from '../../domain/publication/under-way.ts'
import { originOf } from '../../domain/site/origin.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  readonly subject: CalendarSubject
}

/** Links that add matches to a calendar, and how late a calendar updates. Renders nothing if no match is to come. */
export default function CalendarLinks({ site: { index, locale, latestYear, year }, subject }: Props) {
  if (!isUnderWay(index.edition, latestYear)) return null
  const t = translator(locale)
  const address = calendarAddress(year, subject, locale)
  const { webcal, google, outlook } = subscriptions(originOf(import.meta.env.SITE) + address)
  return (
    <details className="calendar">
      <summary>
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#calendar" />
        </svg>
        {t('calendar.title')}
      </summary>
      <ul className="chips">
        <li>
          <a className="chip" href={webcal}>
            {t('calendar.subscribe')}
          </a>
        </li>
        <li>
          <a className="chip" href={google} target="_blank" rel="noopener noreferrer">
            {t('calendar.google')}
          </a>
        </li>
        <li>
          <a className="chip" href={outlook} target="_blank" rel="noopener noreferrer">
            {t('calendar.outlook')}
          </a>
        </li>
        <li>
          <a className="chip" href={address} download="">
            {t('calendar.download')}
          </a>
        </li>
      </ul>
      <p className="small quiet">{t('calendar.delay')}</p>
    </details>
  )
}
