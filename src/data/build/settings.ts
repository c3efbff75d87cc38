import { resolve } from 'node:path'
import type { Analytics } from '../../domain/site/page-site.ts'

/** The settings of the build: what it reads from and what it builds for. */
export interface BuildSettings {
  /** Absolute address of the results service. */
  readonly resultsUrl: string
  /** The key with which the bundled service answers without a limit; null if it is not known. */
  readonly resultsKey: string | null
  readonly cupId: string
  /** Overrides the service's name of the cup, or gives it if the service has none; null uses the service's name. */
  readonly cupName: string | null
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string
  /** Overrides the service's word for the sport; null uses the service's word. */
  readonly sport: string | null
  /** Absolute path of the folder for the report of problems found in the data. */
  readonly cacheDir: string
  /** Absolute path of stored responses to build from instead of asking the service; null asks the service. */
  readonly responsesDir: string | null
  /** Whether this process reports the oddities in the data: of the threads of a build only one does. */
  readonly tellsProblems: boolean
  /** Whether a cup without editions is built. */
  readonly allowEmpty: boolean
  /** The target of "Back to website"; null for no such link. */
  readonly websiteUrl: string | null
  /** The cup's pages on social media, in the order given. */
  readonly socialUrls: readonly string[]
  /** Address of the text of the open data licence; null if no licence is named. */
  readonly dataLicenseUrl: string | null
  /** Whether a service on the site's origin draws the pictures of teams and matches. */
  readonly drawsPictures: boolean
  /** Whether search engines may index the site. False for a trial site. */
  readonly invitesRobots: boolean
  /** Whether the site shows a rehearsal of a cup. */
  readonly isRehearsal: boolean
  /** null if page views are not counted. */
  readonly analytics: Analytics | null
}

export type SettingsOrProblems =
  | { readonly ok: true; readonly settings: BuildSettings }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads the settings from environment variables. A blank variable counts as absent.
 *
 * @setting CUP_NAME (the service's, else the tournament's without its year) The cup's name.
 * @setting SPORT (the cup's own) The sport; `football` marks Nations with an asterisk.
 * @setting ALLOW_EMPTY (–) `1` builds a cup without editions.
 * @setting WEBSITE_URL (–) The target of “Back to website”; https.
 * @setting SOCIAL_URLS (–) The cup's social media, https, separated by commas.
 * @setting DATA_LICENSE_URL (–) The licence of the open data, https; without it the page says that none is named.
 * @setting SHARE_PICTURES (`on` with `npm start`, unless `RESULTS_URL` or `PUBLIC_RESULTS_ORIGIN` is set; else `off`)
 *   `on`: links to teams, clubs and matches show pictures that the services draw; the services must then share the origin
 *   of the pages. A publisher that is started on its own needs the same value.
 * @setting ROBOTS (`all`) `none` asks robots to stay away, for a trial.
 * @setting ANALYTICS_URL (–) The collector that receives page views by Plausible's events protocol, https; without it
 *   nothing is counted.
 * @setting ANALYTICS_DOMAIN (the host of `SITE_URL`) The site's name at the collector.
 * @setting ANALYTICS_CONSENT (`required`) `not-required` counts without asking first; Global Privacy Control is always
 *   obeyed.
 *
 * @param from the folder that relative paths start from
 * @returns the settings, or every problem as a sentence that names its variable; no sentence repeats credentials
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  from: string,
): SettingsOrProblems {
  const problems: string[] = []
  const read = (name: string, otherwise: string) => env[name]?.trim() || otherwise
  const resultsUrl = read('RESULTS_URL', 'http://127.0.0.1:4321/graphql')
  if (!isWebAddress(resultsUrl))
    problems.push(
      'RESULTS_URL must be the http or https address of the results service, such as http://127.0.0.1:4321/graphql.',
    )
  else if (hasCredentials(resultsUrl))
    problems.push('RESULTS_URL must hold no user name or password: the build reads what everybody may read.')
  const siteUrl = read('SITE_URL', 'http://localhost:4321').replace(/\/+$/, '')
  if (!isWebAddress(siteUrl) || new URL(siteUrl).origin !== siteUrl.toLowerCase())
    problems.push('SITE_URL must be an origin without a path, such as https://results.example.')
  const cupId = read('CUP_ID', 'demo-cup')
  if (cupId.length > 100) problems.push('CUP_ID must be at most 100 characters long, such as demo-cup.')
  const cupName = read('CUP_NAME', '')
  if (cupName.length > 200)
    problems.push('CUP_NAME must be at most 200 characters long, such as Example Cup.')
  const sport = read('SPORT', '')
  if (!/^[a-z]{0,20}$/.test(sport))
    problems.push('SPORT must be one lower-case word, such as handball or football.')
  const empty = read('ALLOW_EMPTY', '0')
  if (empty !== '0' && empty !== '1') problems.push('ALLOW_EMPTY must be 1 or 0.')
  const website = read('WEBSITE_URL', '')
  if (website !== '' && !isSecurePage(website))
    problems.push('WEBSITE_URL must be an https address, such as https://cup.example.')
  const socialUrls = read('SOCIAL_URLS', '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  if (!socialUrls.every(isSecurePage))
    problems.push(
      'SOCIAL_URLS must be https addresses with commas between, such as https://social.example/cup.',
    )
  const license = read('DATA_LICENSE_URL', '')
  if (license !== '' && !isSecurePage(license))
    problems.push(
      'DATA_LICENSE_URL must be an https address, such as https://creativecommons.org/licenses/by/4.0/.',
    )
  const pictures = read('SHARE_PICTURES', 'off')
  if (pictures !== 'on' && pictures !== 'off') problems.push('SHARE_PICTURES must be on or off.')
  const robots = read('ROBOTS', 'all')
  if (robots !== 'all' && robots !== 'none') problems.push('ROBOTS must be all or none.')
  const collector = read('ANALYTICS_URL', '')
  if (collector !== '' && !isSecurePage(collector))
    problems.push('ANALYTICS_URL must be an https address, such as https://plausible.example/api/event.')
  const consent = read('ANALYTICS_CONSENT', 'required')
  if (consent !== 'required' && consent !== 'not-required')
    problems.push('ANALYTICS_CONSENT must be required or not-required.')
  const domain = read('ANALYTICS_DOMAIN', '')
  if (!/^[a-z0-9.-]{0,253}$/i.test(domain))
    problems.push('ANALYTICS_DOMAIN must be the name of the site at the collector, such as results.example.')
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    settings: {
      resultsUrl,
      resultsKey: read('RESULTS_KEY', '') || null,
      cupId,
      cupName: cupName === '' ? null : cupName,
      siteUrl,
      sport: sport === '' ? null : sport,
      cacheDir: resolve(from, read('CACHE_DIR', '.cache')),
      responsesDir: read('ANSWERS_DIR', '') === '' ? null : resolve(from, read('ANSWERS_DIR', '')),
      tellsProblems: read('TELL_PROBLEMS', '1') === '1',
      allowEmpty: empty === '1',
      websiteUrl: website === '' ? null : website,
      socialUrls,
      dataLicenseUrl: license === '' ? null : license,
      drawsPictures: pictures === 'on',
      invitesRobots: robots === 'all',
      isRehearsal: read('REHEARSAL', '') !== '',
      analytics:
        collector === ''
          ? null
          : {
              url: collector,
              domain: domain || new URL(siteUrl).hostname,
              consent: consent === 'required' ? consent : 'not-required',
            },
    },
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isSecurePage(text: string): boolean {
  return isWebAddress(text) && new URL(text).protocol === 'https:' && !hasCredentials(text)
}

function hasCredentials(text: string): boolean {
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}
