import { localized, streamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  readonly match: Match
}

/** The link to the stream that shows a match; renders nothing if none does. */
export default function MatchStream({ site: { locale, year, index }, match }: Props) {
  const stream = index.streams.get(match.streamId ?? '')
  if (!stream) return null
  return (
    <p className="match-place">
      <a href={localized(streamAddress(year, stream.id), locale)}>
        {`${translator(locale)('match.stream')}: `}
        <bdi>{stream.name}</bdi>
      </a>
    </p>
  )
}
