import { hasCalendars } from '../../domain/calendar/calendar-matches.ts'
import type { Embed } from '../../domain/embed/embed-address.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'
import { EMBED_HEIGHTS } from '../embed-code/embed-code.ts'
import CodeSample from './CodeSample.tsx'
import { nowExample } from './now-example.ts'

interface Props {
  readonly site: EditionSite
  /** The origin of the site, without a slash at the end. */
  readonly origin: string
}

const ADDRESSES: readonly (readonly [kind: Embed['kind'], address: string, shows: MessageKey])[] = [
  ['team', 'team/{team}/', 'embed.kind.team'],
  ['next', 'next/{team}/', 'embed.kind.next'],
  ['club', 'club/{club}/', 'embeds.club'],
  ['club', 'club/{club}/{yyyy-mm-dd}/', 'embeds.clubDay'],
  ['division', 'division/{class}/{group}/', 'embed.kind.division'],
  ['playoff', 'playoff/{class}/{play-off}/', 'embed.kind.playoff'],
]

const SAID = ['embeds.ids', 'embeds.language', 'embeds.size', 'embeds.fresh', 'embeds.framed'] as const

/** How other sites embed parts of the edition: as a frame, and as a team's small file. Renders nothing if it has neither. */
export default function DataEmbeds({ site, origin }: Props) {
  const { index, latestYear, locale, year } = site
  if (!hasCalendars(index.edition, latestYear)) return null
  const t = translator(locale)
  return (
    <>
      <section className="section" aria-labelledby="embeds">
        <h2 id="embeds">{t('embeds.title')}</h2>
        <p>{t('embeds.lead')}</p>
        <section
          className="table-box"
          tabIndex={0}
          aria-label={t('states.tableOf', { title: t('embeds.title') })}
        >
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col" className="text">
                  {t('embeds.address')}
                </th>
                <th scope="col" className="text">
                  {t('embeds.shows')}
                </th>
                <th scope="col">{t('embeds.height')}</th>
              </tr>
            </thead>
            <tbody>
              {ADDRESSES.map(([kind, address, shows]) => (
                <tr key={address}>
                  <th scope="row">
                    <code>{`/${year}/embed/${address}`}</code>
                  </th>
                  <td className="text">{t(shows)}</td>
                  <td>{EMBED_HEIGHTS[kind]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <ul className="facts-list">
          {SAID.map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="now">
        <h2 id="now">{t('embeds.nowTitle')}</h2>
        <p>{t('embeds.now', { address: `${origin}/${year}/teams/{team}/now.json` })}</p>
        <p>{t('embeds.nowShape')}</p>
        <p>{t('embeds.nowState')}</p>
        <CodeSample label={t('embeds.nowExample')} text={JSON.stringify(nowExample(), null, 2)} />
      </section>
    </>
  )
}
