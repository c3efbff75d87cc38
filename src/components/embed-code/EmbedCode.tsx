import { Fragment } from 'react'
import { hasCalendars } from '../../domain/calendar/calendar-matches.ts'
import { matchesOfClub } from '../../domain/club/club-days.ts'
import { type Embed, embedAddress, pageOfEmbed } from '../../domain/embed/embed-address.ts'
import { dataAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { otherLocales } from '../../domain/text/locale.ts'
import { matchDays } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { embedCode } from './embed-code.ts'

interface Props {
  readonly site: EditionSite
  /** The embeds of one subject. */
  readonly embeds: readonly [Embed, ...Embed[]]
}

/** Code to copy that shows the subject of a page on another site. Renders nothing if an edition has no embeds. */
export default function EmbedCode({ site, embeds }: Props) {
  const { locale, year, latestYear, index } = site
  if (!hasCalendars(index.edition, latestYear)) return null
  const t = translator(locale)
  return (
    <details className="calendar embed-code">
      <summary>{t('embed.title')}</summary>
      <p className="small quiet">{t('embed.copy')}</p>
      {embeds.map((embed) => (
        <div key={embed.kind}>
          <p>
            {`${t(`embed.kind.${embed.kind}`)}: `}
            <a href={embedAddress(year, embed, locale)}>{t('embed.look')}</a>
          </p>
          <pre tabIndex={0} lang="en" dir="ltr">
            <code>{embedCode(site, embed)}</code>
          </pre>
          {embed.kind === 'club' && (
            <p className="small quiet">
              <Sentence
                text={t('embed.day', {
                  address: isolated(
                    embedAddress(year, { ...embed, day: firstDay(embed.club, site) }, locale),
                  ),
                })}
              />
            </p>
          )}
        </div>
      ))}
      <p className="small">
        {otherLocales(locale).map((other) => (
          <Fragment key={other}>
            <a href={localized(pageOfEmbed(year, embeds[0]), other)} hrefLang={other}>
              {t('embed.language')}
            </a>
            {' · '}
          </Fragment>
        ))}
        <a href={`${localized(dataAddress(year), locale)}#embeds`}>{t('embed.addresses')}</a>
      </p>
    </details>
  )
}

const firstDay = (clubId: string, { index }: EditionSite): string | null =>
  matchDays(matchesOfClub(index, clubId)).find(({ day }) => day !== null)?.day ?? null
