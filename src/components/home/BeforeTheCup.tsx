import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import TimeUntil from '../ui/TimeUntil.tsx'

interface Props {
  readonly site: EditionSite
  readonly first: Match | null
  /** The cup's time in epoch milliseconds; null before it is known. */
  readonly now: number | null
}

/** The time until the first match. */
export default function BeforeTheCup({ site: { locale }, first, now }: Props) {
  if (first?.time.kind !== 'instant') return null
  const { at } = first.time
  return (
    <p className="countdown stack gap-1">
      <span className="label">{translator(locale)('home.firstMatch')}</span>
      <span className="next-when cluster baseline gap-x-3" data-until={at}>
        <TimeUntil at={at} now={now} locale={locale} />
      </span>
    </p>
  )
}
