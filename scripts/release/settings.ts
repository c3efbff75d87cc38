import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { readOperatorKey } from './operator-key.ts'

/** The project's folder, so that commands work from any folder. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** The listen addresses that stand for every address of the machine. */
const WILDCARDS = new Set(['0.0.0.0', '::'])

/** Where a release is built, kept and served, and which service it is read from. Paths are absolute. */
export type ReleaseSettings = {
  readonly root: string
  /** Makes the program of the site in PROGRAM_DIR: Astro, run as `node builder build`. */
  readonly builder: string
  /** Makes every file of a release, run as `node generator PROGRAM FOLDER`. */
  readonly generator: string
  /** Holds one folder and one record per release, and the link `current`. */
  readonly releasesDir: string
  /** Where the backend looks for the progress of a build. */
  readonly dataDir: string
  /** The origin of the bundled services on this machine, without a slash at the end. */
  readonly servicesOrigin: string
  readonly resultsUrl: string
  /** The key with which the service answers a build or publisher without a limit; null: it reads as visitors do. */
  readonly resultsKey: string | null
  readonly cupId: string
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly allowShrink: boolean
  /** Whether a release may hold more than a few values outside their range. */
  readonly allowOddValues: boolean
  /** Whether a second thread helps a publisher, if there is a core for it. */
  readonly publishesInTwo: boolean
}

/**
 * Reads the settings of the release machinery from the environment. RESULTS_URL and SITE_URL follow PORT if not given.
 * The settings of the services themselves are read by the backend's own readConfig.
 *
 * @setting RESULTS_URL (the started service) The results service that builds and publisher read.
 * @setting RESULTS_KEY (the operator's key, for services of this machine) Sent to the results service, which reads for
 *   the holder of the operator's key without a limit.
 * @setting SITE_URL (`http://localhost:PORT`) The public origin in canonical links, sitemaps, e-mails and links to share
 *   images.
 * @setting RELEASES_DIR (`.releases`) Where releases are built and kept.
 * @setting ALLOW_SHRINK (–) `1` accepts a release that lost pages, editions, or more than 5 % (and more than one) of an
 *   edition's results, matches, teams or tables.
 * @setting ALLOW_ODD_VALUES (–) `1` accepts a release in which more than 1 % of an edition's values are outside their
 *   range.
 * @setting PUBLISH_THREADS (`2` if there is more than one core) `1`: the publisher needs less memory (1.3 GB instead of
 *   1.9 GB at full size) and more time.
 */
export function readReleaseSettings(env: NodeJS.ProcessEnv): ReleaseSettings {
  const port = env.PORT || '4321'
  const host = env.HOST && !WILDCARDS.has(env.HOST) ? env.HOST : '127.0.0.1'
  const servicesOrigin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const resultsUrl = env.RESULTS_URL || `${servicesOrigin}/graphql`
  // The operator's key is told to the bundled services of this machine only.
  const isOwn = URL.canParse(resultsUrl) && new URL(resultsUrl).origin === servicesOrigin
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data')
  return {
    root: ROOT,
    builder: join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs'),
    generator: join(ROOT, 'scripts', 'generate', 'generate-site.ts'),
    releasesDir: resolve(ROOT, env.RELEASES_DIR || '.releases'),
    dataDir,
    resultsKey: env.RESULTS_KEY?.trim() || (isOwn ? readOperatorKey(env, dataDir) : null),
    resultsUrl,
    servicesOrigin,
    cupId: env.CUP_ID || 'demo-cup',
    siteUrl: (env.SITE_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    allowShrink: env.ALLOW_SHRINK === '1',
    allowOddValues: env.ALLOW_ODD_VALUES === '1',
    publishesInTwo: env.PUBLISH_THREADS?.trim() !== '1' && availableParallelism() > 1,
  }
}

/** Returns the environment from which the site's build reads its settings (see astro.config.mjs and src/data/build). */
export function siteEnvironment(settings: ReleaseSettings): Record<string, string> {
  return {
    RESULTS_URL: settings.resultsUrl,
    RESULTS_KEY: settings.resultsKey ?? '',
    CUP_ID: settings.cupId,
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
  }
}
