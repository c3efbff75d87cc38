import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import DeskKeyForm, { isFormReason } from '../components/desk/DeskKeyForm.tsx'
import type { Locale } from '../domain/text/locale.ts'
import { $deskKey, enterKey, recallKey } from '../stores/desk-key.ts'
import { $schedule, openSchedule } from '../stores/schedule.ts'
import LinksOfDay from './desk/LinksOfDay.tsx'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  year: number
  tournamentId: string
  locale: Locale
}

/** Where the operator issues, prints and revokes the links of scorers. */
export default function ScorerLinks({ year, tournamentId, locale }: Props) {
  const t = useTranslator(locale)
  const key = useStore($deskKey, { ssr: () => ({ kind: 'unread' as const }) })
  const schedule = useStore($schedule, { ssr: () => ({ kind: 'none' as const }) })

  useEffect(() => {
    recallKey()
    void openSchedule(year)
  }, [year])

  if (key.kind === 'held' && key.link === null && schedule.kind === 'ready')
    return <LinksOfDay schedule={schedule.schedule} tournamentId={tournamentId} locale={locale} />
  const isWaiting = key.kind === 'unread' || (key.kind === 'held' && key.link === null)
  if (!isWaiting) {
    const because = key.kind === 'none' && isFormReason(key.because) ? key.because : 'new'
    return (
      <div className="desk stack gap-4">
        <DeskKeyForm
          t={t}
          because={because}
          isTesting={key.kind === 'testing'}
          isNeeded={false}
          onEnter={(typed, isLasting) => void enterKey(typed, isLasting)}
        />
      </div>
    )
  }
  if (schedule.kind !== 'failed') return <p role="status">{t('desk.loading')}</p>
  return (
    <div className="note note-sun">
      <p>{t('desk.notPublished')}</p>
      <button className="button" type="button" onClick={() => void openSchedule(year)}>
        {t('desk.retry')}
      </button>
    </div>
  )
}
