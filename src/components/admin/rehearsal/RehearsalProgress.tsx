import type { RehearsalState } from '../../../domain/rehearsal/rehearsal-summary.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { clock, dayOf } from '../../../domain/time/stockholm.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { dayShort } from '../../ui/day-words.ts'

interface Props {
  readonly running: NonNullable<RehearsalState['running']>
  readonly locale: Locale
  readonly t: Translate
  readonly onCancel: () => void
}

/** How far a rehearsal is, with the way to end it. */
export default function RehearsalProgress({ running: { progress }, locale, t, onCancel }: Props) {
  return (
    <div className="panel panel-pad stack gap-3 at-start">
      <p>
        {progress
          ? t('admin.rehearsal.progress', {
              count: progress.matches,
              number: progress.played,
              when: `${dayShort(dayOf(progress.at), locale)} ${clock(progress.at)}`,
            })
          : t('admin.rehearsal.copying')}
      </p>
      <progress
        aria-label={t('admin.sections.rehearsal')}
        {...(progress && { max: progress.matches, value: progress.played })}
      />
      <button className="button" type="button" onClick={onCancel}>
        {t('admin.rehearsal.cancel')}
      </button>
    </div>
  )
}
