import { dataAddress, historyAddress, homeAddress } from '../domain/presentation/addresses.ts'
import type { Site } from '../domain/site/page-site.ts'
import { DEFAULT_LOCALE, otherLocales } from '../domain/text/locale.ts'

/**
 * Returns the description of the site for language models that are sent to read it, in the format of llmstxt.org. It
 * claims no more than is true.
 *
 * @param origin of the site, without a slash at the end
 * @param hasHistory true if some edition is over, so that there is a history of all editions
 */
export function llmsText(
  {
    cup,
    years,
    latestYear,
    hasFeed,
    outside,
  }: Pick<Site, 'cup' | 'years' | 'latestYear' | 'hasFeed' | 'outside'>,
  origin: string,
  hasHistory: boolean,
): string {
  const link = (name: string, address: string, about: string) => `- [${name}](${origin}${address}): ${about}`
  const editions = years.map((year) => link(String(year), homeAddress(year), stateOf(year, latestYear)))
  const data = years.map((year) =>
    link(`Data of ${year}`, dataAddress(year), 'tables as JSON and CSV, described, with stable ids'),
  )
  const more = [
    ...(hasHistory ? [link('History', historyAddress(), 'champions and records of all editions')] : []),
    ...(latestYear === null
      ? []
      : [
          link(
            'Calendars',
            homeAddress(latestYear),
            'an .ics file per team, club, class and field is linked from its page',
          ),
        ]),
    ...(hasFeed
      ? [link('GraphQL', '/graphql', 'the contract of the results service, with limits, for a browser')]
      : []),
  ]
  return [
    `# ${cup.name}`,
    '',
    `> Results of a youth ${cup.sport} cup: classes, groups, play-offs, teams, matches, arenas and nations of each edition.`,
    '',
    `Every page is plain HTML at a permanent address, ${languages()}. Times are those of Stockholm.`,
    'Players are minors: no page names one. Scores of a match under way change; its page says how fresh it is.',
    outside.dataLicense === null
      ? 'No licence is named for the data.'
      : `The data are licensed: ${outside.dataLicense}`,
    '',
    '## Editions',
    '',
    ...editions,
    '',
    '## Data',
    '',
    ...data,
    '',
    ...(more.length === 0 ? [] : ['## More', '', ...more, '']),
  ].join('\n')
}

function stateOf(year: number, latestYear: number | null): string {
  if (latestYear === null || year > latestYear) return 'to come'
  return year === latestYear ? 'the latest edition' : 'results, permanent'
}

/** In English, and in Swedish below /sv/. */
function languages(): string {
  const names = new Intl.DisplayNames(DEFAULT_LOCALE, { type: 'language' })
  const others = otherLocales(DEFAULT_LOCALE).map(
    (locale) => `, and in ${names.of(locale)} below /${locale}/`,
  )
  return `in ${names.of(DEFAULT_LOCALE)}${others.join('')}`
}
