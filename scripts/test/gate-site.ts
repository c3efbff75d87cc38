import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { LoggedChild } from '../processes/child-process.ts'
import { sentenceOf } from '../release/failure.ts'
import { makeRelease } from '../release/make-release.ts'
import { readReleaseSettings } from '../release/settings.ts'
import { seedDemo, startServices, stopServices } from '../start/services.ts'
import { failed, type Gate, type GateContext, passed } from './gate.ts'

/** A port that nothing listens on in this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Services and site of a run: the small demonstration cup in folders and on a port of their own. */
export class TestSite {
  private services: LoggedChild | null = null

  /** The gate that seeds, serves, builds over HTTP and checks the result, as `npm start` does. */
  readonly gate: Gate = {
    name: 'Build of the small demonstration cup, its links and pages',
    run: async (context) => {
      try {
        await this.build(context)
        return passed()
      } catch (fault) {
        return failed(sentenceOf(fault))
      }
    },
  }

  private async build(context: GateContext): Promise<void> {
    const origin = `http://127.0.0.1:${await freePort()}`
    const own = {
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      CUP_ID: 'demo-cup',
      DEMO_SIZE: 'small',
      DATABASE_URL: '',
      RESULTS_URL: `${origin}/graphql`,
      SITE_URL: origin,
      DATA_DIR: join(context.workDir, 'data'),
      RELEASES_DIR: join(context.workDir, 'releases'),
      SITE_DIR: join(context.workDir, 'releases', 'current'),
      ASTRO_CACHE_DIR: join(context.workDir, 'astro-cache'),
    }
    Object.assign(process.env, own)
    const settings = readReleaseSettings(process.env)
    const services = { env: process.env, dataDir: settings.dataDir, origin }
    await seedDemo(services, context.signal)
    this.services = await startServices(services, context.signal)
    await makeRelease(settings, { force: false, signal: context.signal })
    context.site = { dir: realpathSync(own.SITE_DIR), origin }
  }

  /** Stops the services. */
  async stop(): Promise<void> {
    if (this.services !== null) await stopServices(this.services)
  }
}
