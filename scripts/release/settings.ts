import { resolve } from 'node:path'

/** The project's folder; scripts/bootstrap/run-pinned.mjs tells it, so that commands work from any folder. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** Where a release is built, kept and served from, and which service it is read from. Paths are absolute. */
export type ReleaseSettings = {
  readonly root: string
  /** Holds one folder and one record per release, and the link `current`. */
  readonly releasesDir: string
  /** Where the backend looks for the progress of a build. */
  readonly dataDir: string
  readonly resultsUrl: string
  readonly cupId: string
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly allowShrink: boolean
}

/**
 * The settings of the release machinery from the environment. RESULTS_URL and SITE_URL follow PORT where not given.
 * The settings of the services themselves are read by the backend's own readConfig.
 */
export function readReleaseSettings(env: NodeJS.ProcessEnv): ReleaseSettings {
  const port = env.PORT || '4321'
  return {
    root: ROOT,
    releasesDir: resolve(ROOT, env.RELEASES_DIR || '.releases'),
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    resultsUrl: env.RESULTS_URL || `http://127.0.0.1:${port}/graphql`,
    cupId: env.CUP_ID || 'demo-cup',
    siteUrl: (env.SITE_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    allowShrink: env.ALLOW_SHRINK === '1',
  }
}

/** The environment that the site's build reads its settings from (see astro.config.mjs and src/data/build). */
export function siteEnvironment(settings: ReleaseSettings): Record<string, string> {
  return {
    RESULTS_URL: settings.resultsUrl,
    CUP_ID: settings.cupId,
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
  }
}
