import { useContext } from 'react'
import { type FieldMatches, lateOf } from '../../domain/live/match-queue.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type Match, startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { CupMinute } from '../ui/cup-minute.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'

interface Props {
  readonly match: Match
  readonly index: FieldMatches
  readonly locale: Locale
  /** Whether there is room for a sentence. */
  readonly isWhole?: boolean
}

/**
 * About how late the field of a match runs, beside the planned time of the match. Renders nothing if that is not known: not in
 * anything that is built.
 */
export default function FieldLate({ match, index, locale, isWhole = false }: Props) {
  const now = useContext(CupMinute)
  const late = lateOf(match, index, now)
  const at = startOf(match)
  if (!isWhole || late === null || at === null || now === null)
    return <MatchLate late={late} locale={locale} />
  const t = translator(locale)
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

/** In a few words. @param late see `lateOf` */
export const MatchLate = ({ late, locale }: { readonly late: number | null; readonly locale: Locale }) =>
  late !== null && <span className="late">{translator(locale)('queue.late', { minutes: late })}</span>
