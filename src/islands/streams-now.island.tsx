import type { ReactNode } from 'react'
import StreamNow from '../components/stream/StreamNow.tsx'
import type { Locale } from '../domain/presentation/locale.ts'
import { liveCenter } from '../domain/tournament/live-center.ts'
import { useStreamMatches } from './live-center/use-stream.ts'
import { useTranslator } from './use-translator.ts'

interface Props {
  year: number
  locale: Locale
  streamId: string
  /** What is on and next, as it was built. */
  children?: ReactNode
}

/** What a stream shows now and next. */
export default function StreamsNow({ year, locale, streamId, children }: Props) {
  const t = useTranslator(locale, 'pages')
  const now = useStreamMatches(year, locale, streamId, true)
  if (!now) return children
  const { live, next } = liveCenter(now.matches, false, 1)
  if (live.length + next.length === 0) return <p className="quiet">{t('stream.nothingOn')}</p>
  return <StreamNow site={now.site} matches={now.matches} />
}
