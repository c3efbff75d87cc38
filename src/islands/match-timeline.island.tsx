import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import MatchTimeline, { type TimelineSides } from '../components/match/MatchTimeline.tsx'
import { matchTimeline } from '../domain/live/match-timeline.ts'
import type { Locale } from '../domain/text/locale.ts'
import type { MatchIds } from '../domain/tournament/edition-ids.ts'
import { $timeline, followTimeline } from '../stores/match-timeline.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  readonly locale: Locale
  readonly follows: MatchIds
  readonly sides: TimelineSides
}

/** The timeline of a match. It loads when a visitor opens it and is kept up to date from then on. */
export default function LiveTimeline({ locale, follows, sides }: Props) {
  const t = useTranslator(locale, 'pages')
  const state = useStore($timeline)
  useEffect(() => followTimeline(follows), [follows])
  if (state.kind === 'ready')
    return <MatchTimeline parts={matchTimeline(state.events)} sides={sides} locale={locale} />
  return <p className="quiet">{t(`timeline.${state.kind}`)}</p>
}
