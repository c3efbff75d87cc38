import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import ClosedLink from '../components/desk/ClosedLink.tsx'
import DeskKeyForm, { type FormReason, isFormReason } from '../components/desk/DeskKeyForm.tsx'
import type { MoveDays } from '../domain/desk/report-time.ts'
import type { Locale } from '../domain/text/locale.ts'
import { recallDesk } from '../stores/desk.ts'
import { $deskKey, enterKey, openLinkInAddress, recallKey, retryLink } from '../stores/desk-key.ts'
import { $outbox, openOutbox } from '../stores/desk-outbox.ts'
import { $schedule, openSchedule } from '../stores/schedule.ts'
import FieldDesk from './desk/FieldDesk.tsx'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  tournamentId: string
  /** The days that a match may be moved to. */
  days: MoveDays
  locale: Locale
}

/** The results desk: asks for the key, then reports what happens on a field. */
export default function Desk({ year, tournamentId, days, locale }: Props) {
  const t = useTranslator(locale)
  const key = useStore($deskKey, { ssr: () => ({ kind: 'unread' as const }) })
  const schedule = useStore($schedule, { ssr: () => ({ kind: 'none' as const }) })
  const { reports } = useStore($outbox, { ssr: () => ({ reports: [], failures: 0, isKept: true }) })

  useEffect(() => {
    recallDesk()
    openOutbox()
    recallKey()
    const open = () => {
      retryLink()
      void openSchedule(year)
    }
    open()
    addEventListener('online', open)
    addEventListener('hashchange', openLinkInAddress)
    return () => {
      removeEventListener('online', open)
      removeEventListener('hashchange', openLinkInAddress)
    }
  }, [year])

  const keyForm = (because: FormReason, isTesting = false) => (
    <DeskKeyForm
      t={t}
      because={because}
      isTesting={isTesting}
      isNeeded={reports.length > 0}
      onEnter={(typed, isLasting) => void enterKey(typed, isLasting)}
    />
  )
  if (key.kind === 'none') {
    return (
      <div className="desk stack gap-4">
        {isFormReason(key.because) ? (
          keyForm(key.because)
        ) : (
          <ClosedLink t={t} because={key.because} unsent={reports.length} onRetry={retryLink}>
            {keyForm('new')}
          </ClosedLink>
        )}
      </div>
    )
  }
  if (key.kind === 'testing' && !key.isLink)
    return <div className="desk stack gap-4">{keyForm('new', true)}</div>
  if (key.kind === 'held' && schedule.kind === 'ready') {
    return (
      <div className="desk stack gap-4">
        <FieldDesk
          key={key.link?.id}
          schedule={schedule.schedule}
          tournamentId={tournamentId}
          days={days}
          link={key.link}
          locale={locale}
        />
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
        <p role="status">{t(key.kind === 'testing' ? 'desk.linkOpening' : 'desk.loading')}</p>
      )}
    </div>
  )
}
