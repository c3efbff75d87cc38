import LeadLine from '../../components/match-page/LeadLine.tsx'
import type { Locale } from '../../domain/text/locale.ts'
import type { MatchIds } from '../../domain/tournament/edition-ids.ts'
import { useTranslator } from '../words/use-translator.ts'
import { useTimeline } from './use-timeline.ts'

interface Props {
  readonly locale: Locale
  readonly follows: MatchIds
  readonly sides: { readonly home: string; readonly away: string }
}

/** The line of the lead of the page's match, kept up to date. It shows nothing if the goals cannot be loaded. */
export default function LiveLead({ locale, follows, sides }: Props) {
  useTranslator(locale, 'pages')
  const state = useTimeline(follows)
  // The place keeps its room meanwhile.
  if (state.kind === 'loading') return <span />
  return state.kind === 'ready' && <LeadLine locale={locale} sides={sides} events={state.events} />
}
