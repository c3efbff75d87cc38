import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import ByPass from './ByPass.tsx'
import StreamCard from './StreamCard.tsx'
import StreamSchedule from './StreamSchedule.tsx'

interface Props {
  readonly site: EditionSite
}

/** The page of an edition's streams: what each shows, how to watch it, and all filmed matches by day. */
export default function StreamList({ site }: Props) {
  const t = translator(site.locale)
  const { streams } = site.index.edition
  return (
    <>
      <PageHead title={t('streams.title', { year: site.year })} lead={t('streams.lead')} />
      {streams.length === 0 ? (
        <>
          <p className="empty">{t('streams.none')}</p>
          <StreamAccess site={site} />
        </>
      ) : (
        <>
          <section className="section" aria-labelledby="streams">
            <h2 id="streams">{t(site.underWay ? 'streams.now' : 'streams.all')}</h2>
            <ul className="grid of-24 fit gap-4">
              {streams.map((stream) => (
                <StreamCard site={site} stream={stream} key={stream.id} />
              ))}
            </ul>
          </section>
          <StreamAccess site={site} />
          <StreamSchedule site={site} />
        </>
      )}
    </>
  )
}

function StreamAccess({ site: { locale, index } }: Pick<Props, 'site'>) {
  const { info, access } = index.edition.streaming[locale]
  if (!info && !access) return null
  const t = translator(locale)
  return (
    <section className="note stream-access stack gap-2" aria-labelledby="access">
      <h2 id="access">{t('streams.access')}</h2>
      {info && <p>{info}</p>}
      {access && (
        <p>
          <ByPass without={access} withPass={t('streams.openToYou')} />
        </p>
      )}
    </section>
  )
}
