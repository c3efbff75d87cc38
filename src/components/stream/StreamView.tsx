import { localized, streamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import type { Stream } from '../../domain/tournament/edition.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import { translator } from '../../i18n/translate.ts'
import MatchList from '../match/MatchList.tsx'
import { notOnAir } from './on-air.ts'
import StreamNow from './StreamNow.tsx'

interface Props {
  readonly site: EditionSite
  readonly stream: Stream
}

/** What stands below a stream's film: the current matches, all its matches, and the other streams. */
export default function StreamView({ site, stream }: Props) {
  const t = translator(site.locale)
  const matches = site.index.matchesByStream.get(stream.id) ?? []
  const others = notOnAir(matches, site.underWay, true)
  return (
    <>
      {site.underWay && (
        <div className="stream-around grid of-18 fit upper gap-4">
          <StreamNow site={site} matches={matches} isOwnPage />
        </div>
      )}
      {(others.length > 0 || matches.length === 0) && (
        <section className="section" aria-labelledby="schedule">
          <h2 id="schedule">{t('stream.schedule')}</h2>
          {matches.length === 0 ? (
            <p className="empty">
              {t(gatesOf(site.index.edition.publication).matches ? 'stream.noMatches' : 'team.noSchedule')}
            </p>
          ) : (
            <MatchList site={site} matches={others} show={{ category: true, group: true }} />
          )}
        </section>
      )}
      <OtherStreams site={site} stream={stream} />
    </>
  )
}

function OtherStreams({ site: { locale, year, index }, stream }: Props) {
  const { streams } = index.edition
  if (streams.length < 2) return null
  return (
    <section className="section" aria-labelledby="others">
      <h2 id="others">{translator(locale)('stream.others')}</h2>
      <nav className="chips" aria-labelledby="others">
        {streams.map(({ id, name }) => (
          <a
            className="chip"
            href={localized(streamAddress(year, id), locale)}
            aria-current={id === stream.id ? 'page' : undefined}
            key={id}
          >
            <bdi>{hyphenated(name)}</bdi>
          </a>
        ))}
      </nav>
    </section>
  )
}
