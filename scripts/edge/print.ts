// `npm run -s edge > nginx.conf`: prints the configuration of the edge with the settings of this environment.
import { resolve } from 'node:path'
import { ROOT, readReleaseSettings } from '../release/settings.ts'
import { markedPolicy } from '../release/site-policy.ts'
import { edgeConf, readEdgeSettings } from './edge-conf.ts'

const { releasesDir, servicesOrigin } = readReleaseSettings(process.env)
const read = readEdgeSettings(process.env, {
  site: resolve(ROOT, process.env.SITE_DIR || `${releasesDir}/current`),
  service: new URL(servicesOrigin).host,
})
if (read.ok) {
  process.stdout.write(edgeConf(read.settings))
  if (markedPolicy(read.settings.site) === null)
    process.stderr.write(
      `There is no release at ${read.settings.site} yet, so no policy of its pages: print this again after the first build.\n`,
    )
} else {
  process.stderr.write(`${read.sentence}\n`)
  process.exitCode = 1
}
