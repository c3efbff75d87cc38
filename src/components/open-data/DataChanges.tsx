import { dataFileAddress } from '../../domain/open-data/data-address.ts'
import { PACKAGE_FILE } from '../../domain/open-data/data-files.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import CodeSample from './CodeSample.tsx'

/** The addresses of the service that follows an edition while it is played. */
export interface LiveService {
  readonly feed: string
  readonly graphql: string
}

interface Props {
  readonly site: EditionSite
  readonly origin: string
  readonly service: LiveService | null
}

/** How an edition's files change, and the commands that show it. */
export default function DataChanges({ site: { locale, year }, origin, service }: Props) {
  const t = translator(locale)
  const examples = [
    `curl -s ${origin}${dataFileAddress(year, 'matches.csv')}`,
    `curl -s ${origin}${dataFileAddress(year, PACKAGE_FILE)} | jq .version`,
    `curl -s ${origin}${dataFileAddress(year, 'cup.json')} | jq '.editions[0].categories[].shortName'`,
    ...(service
      ? [
          `curl -s '${absolute(service.feed, origin)}?since=0' | jq '.matches | length'`,
          `curl -s ${absolute(service.graphql, origin)} -H 'content-type: application/json' \\\n  -d '{"query":"{ cups { cupId name } }"}'`,
        ]
      : []),
  ]
  return (
    <>
      <section className="section" aria-labelledby="changes">
        <h2 id="changes">{t('openData.changes')}</h2>
        <p>{t('openData.changesFiles')}</p>
        {service && (
          <>
            <p>{t('openData.changesFeed')}</p>
            <p>
              {`${t('openData.changesApi')} `}
              <a href={service.graphql}>{t('openData.api')}</a>
            </p>
          </>
        )}
      </section>
      <section className="section" aria-labelledby="examples">
        <h2 id="examples">{t('openData.examples')}</h2>
        <CodeSample label={t('openData.commands')} text={examples.join('\n')} />
      </section>
    </>
  )
}

const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address
