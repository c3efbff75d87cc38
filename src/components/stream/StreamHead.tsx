import { fieldAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Stream } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import PassBadge from './PassBadge.tsx'

interface Props {
  readonly site: EditionSite
  readonly stream: Stream
}

/** The head above a stream's film: its name, who may watch it, and where it films. It never changes. */
export default function StreamHead({ site, stream }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const field = index.fields.get(stream.fieldId ?? '')
  const { access } = index.edition.streaming[locale]
  return (
    <>
      <div className="page-head">
        <p className="eyebrow">{`${t('nav.streams')} ${year}`}</p>
        <h1>
          <bdi>{stream.name}</bdi>
        </h1>
        <p className="badges cluster gap-2">
          <PassBadge stream={stream} t={t} />
        </p>
        {stream.requiresPass && access && <p className="small quiet without-pass">{access}</p>}
        {field && (
          <p>
            {`${t('match.field')}: `}
            <a href={localized(fieldAddress(year, field.arenaId, field.id), locale)}>
              <bdi>{field.name}</bdi>
            </a>
          </p>
        )}
      </div>
      {stream.url === null && <p className="empty">{t('stream.noAddress')}</p>}
    </>
  )
}
