import MatchTimeline, { type TimelineSides } from '../../components/match/MatchTimeline.tsx'
import { matchTimeline } from '../../domain/live/match-timeline.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { MatchIds } from '../../domain/tournament/edition-ids.ts'
import { useTranslator } from '../words/use-translator.ts'
import { useTimeline } from './use-timeline.ts'

interface Props {
  readonly locale: Locale
  readonly follows: MatchIds
  readonly sides: TimelineSides
}

/** The timeline of a match. It loads when a visitor opens it and is kept up to date from then on. */
export default function LiveTimeline({ locale, follows, sides }: Props) {
  const t = useTranslator(locale, 'pages')
  const state = useTimeline(follows)
  // The place says meanwhile that it loads, or keeps room.
  if (state.kind === 'loading') return null
  if (state.kind === 'failed') return <p className="quiet">{t('timeline.failed')}</p>
  return <MatchTimeline parts={matchTimeline(state.events)} sides={sides} locale={locale} />
}
