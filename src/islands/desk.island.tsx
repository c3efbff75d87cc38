import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import DeskKeyForm from '../components/desk/DeskKeyForm.tsx'
import type { MoveDays } from '../domain/desk/report-time.ts'
import type { Locale } from '../domain/text/locale.ts'
import { recallDesk } from '../stores/desk.ts'
import { $deskKey, enterKey, recallKey } from '../stores/desk-key.ts'
import { $outbox, openOutbox } from '../stores/desk-outbox.ts'
import { $schedule, openSchedule } from '../stores/schedule.ts'
import FieldDesk from './desk/FieldDesk.tsx'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  cupId: string
  tournamentId: string
  /** The days that a match may be moved to. */
  days: MoveDays
  locale: Locale
}

/** The results desk: asks for the key, then reports what happens on a field. */
export default function Desk({ year, cupId, tournamentId, days, locale }: Props) {
  const t = useTranslator(locale)
  const key = useStore($deskKey, { ssr: () => ({ kind: 'unread' as const }) })
  const schedule = useStore($schedule, { ssr: () => ({ kind: 'none' as const }) })
  const { reports } = useStore($outbox, { ssr: () => ({ reports: [], failures: 0, isKept: true }) })

  useEffect(() => {
    recallDesk()
    openOutbox()
    recallKey()
    const open = () => void openSchedule(year)
    open()
    addEventListener('online', open)
    return () => removeEventListener('online', open)
  }, [year])

  if (key.kind === 'none' || key.kind === 'testing') {
    return (
      <div className="desk stack gap-4">
        <DeskKeyForm
          t={t}
          because={key.kind === 'none' ? key.because : 'new'}
          isTesting={key.kind === 'testing'}
          isNeeded={reports.length > 0}
          onEnter={(typed, isLasting) => void enterKey(typed, isLasting, { cupId, tournamentId })}
        />
      </div>
    )
  }
  if (key.kind === 'held' && schedule.kind === 'ready') {
    return (
      <div className="desk stack gap-4">
        <FieldDesk schedule={schedule.schedule} tournamentId={tournamentId} days={days} locale={locale} />
      </div>
    )
  }
  return (
    <div className="desk stack gap-4">
      {schedule.kind === 'failed' ? (
        <div className="note note-sun">
          <p>{t('desk.notPublished')}</p>
          <button className="button" type="button" onClick={() => void openSchedule(year)}>
            {t('desk.retry')}
          </button>
        </div>
      ) : (
        <p role="status">{t('desk.loading')}</p>
      )}
    </div>
  )
}
