import { randomBytes } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { LoggedChild } from '../processes/child-process.ts'
import { makeRelease } from '../release/make-release.ts'
import type { ReleaseRecord } from '../release/releases.ts'
import { readReleaseSettings } from '../release/settings.ts'
import { importCup, type ServiceSettings, seedDemo, startServices, stopServices } from './services.ts'

/** The cup that the site shows: the demonstration cup, or a cup in the open format with its own settings. */
export type SiteSource =
  | {
      readonly kind: 'demo'
      readonly size: 'small' | 'full'
      readonly settings?: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'import'
      readonly cupId: string
      /** A file or folder that `npm run import` reads. */
      readonly path: string
      readonly settings: Readonly<Record<string, string>>
    }

const settingsOf = (source: SiteSource): Record<string, string> =>
  source.kind === 'demo'
    ? { CUP_ID: 'demo-cup', DEMO_SIZE: source.size, ...source.settings }
    : { CUP_ID: source.cupId, ...source.settings }

async function fill(source: SiteSource, services: ServiceSettings, signal: AbortSignal): Promise<void> {
  if (source.kind === 'demo') await seedDemo(services, signal)
  else await importCup(services, source.path, signal)
}

/** Returns a port that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/**
 * A cup in its own folders and on its own port, made as `npm start` makes it, so that it does not disturb a site that is
 * served at the same time.
 */
export class SiteInFolder {
  private services: LoggedChild | null = null

  /**
   * Fills a new database, starts the services and builds the site from them.
   * @param workDir an empty folder; everything is written there
   * @returns the site's folder, the origin that serves it, and the record with its figures
   */
  async build(
    workDir: string,
    source: SiteSource,
    signal: AbortSignal,
  ): Promise<{ dir: string; origin: string; record: ReleaseRecord }> {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const own = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      // In tests the push service and sources are on this machine.
      ALLOW_LOCAL_PUSH: '1',
      ALLOW_LOCAL_SOURCES: '1',
      DEMO_PLAY: '0',
      // Mails lie in DATA_DIR, where tests read them.
      SMTP_URL: '',
      OPERATOR_KEY: randomBytes(24).toString('base64url'),
      RESULTS_URL: `${origin}/graphql`,
      SHARE_PICTURES: 'on',
      SITE_URL: origin,
      DATA_DIR: join(workDir, 'data'),
      RELEASES_DIR: join(workDir, 'releases'),
      SITE_DIR: join(workDir, 'releases', 'current'),
      ...settingsOf(source),
    }
    Object.assign(process.env, own)
    const settings = readReleaseSettings(process.env)
    const services = { env: process.env, dataDir: settings.dataDir }
    await fill(source, services, signal)
    this.services = await startServices(services, signal)
    const { record } = await makeRelease(settings, { command: 'npm test', force: false, signal })
    return { dir: realpathSync(own.SITE_DIR), origin, record }
  }

  /** Builds the site again from what the services hold now. */
  async rebuild(signal: AbortSignal): Promise<void> {
    await makeRelease(readReleaseSettings(process.env), { command: 'npm test', force: false, signal })
  }

  /** Stops the services. */
  async stop(): Promise<void> {
    if (this.services !== null) await stopServices(this.services)
  }
}
