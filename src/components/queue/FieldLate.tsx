import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'

interface Props {
  /** About how many minutes late a match begins (`lateOf`); null if that is not known. */
  readonly late: number | null
  readonly locale: Locale
  /** The planned start of the match, if there is room for a sentence: epoch milliseconds. */
  readonly at?: number | null
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now?: number | null
}

/** About how late a field runs, beside the planned time. Renders nothing if that is not known. */
export default function FieldLate({ late, locale, at = null, now = null }: Props) {
  if (late === null) return null
  const t = translator(locale)
  if (at === null || now === null) return <span className="late">{t('queue.late', { minutes: late })}</span>
  const expected = at + late * 60_000
  const said = [
    t('queue.fieldLate', { minutes: late }),
    ...(expected > now ? [t('queue.expected', { time: timed(clock(expected), expected) })] : []),
  ]
  return (
    <p className="late">
      <Sentence text={said.join(' ')} />
    </p>
  )
}
