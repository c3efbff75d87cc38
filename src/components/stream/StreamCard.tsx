import { Fragment } from 'react/jsx-runtime'
import { localized, streamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Stream } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import PassBadge from './PassBadge.tsx'
import StreamNow from './StreamNow.tsx'
import { streamProvider } from './stream-provider.ts'

interface Props {
  readonly site: EditionSite
  readonly stream: Stream
}

/** A stream in a list: its field and its provider, and while the cup plays what it shows now and next. */
export default function StreamCard({ site, stream }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const matches = index.matchesByStream.get(stream.id) ?? []
  const names = [index.fields.get(stream.fieldId ?? '')?.name, streamProvider(stream)].filter(
    (name) => name != null,
  )
  return (
    <li className="panel stream-card stack narrow gap-3 packed">
      <div className="stream-card-head">
        <h3>
          <a href={localized(streamAddress(year, stream.id), locale)}>
            <bdi>{stream.name}</bdi>
          </a>
        </h3>
        <PassBadge stream={stream} t={t} />
        <p className="quiet small">
          {matches.length > 0 && t('streams.matches', { count: matches.length })}
          {names.map((name, at) => (
            <Fragment key={name}>
              {at + matches.length > 0 && ' · '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      {site.underWay && <StreamNow site={site} matches={matches} />}
    </li>
  )
}
