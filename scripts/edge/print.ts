// `npm run -s edge > nginx.conf`: prints the configuration of the edge with the settings of this environment.
import { resolve } from 'node:path'
import { ROOT, readReleaseSettings } from '../release/settings.ts'
import { markedPolicy } from '../release/site-policy.ts'
import { edgeConf, readEdgeSettings } from './edge-conf.ts'

const { releasesDir, servicesOrigin } = readReleaseSettings(process.env)
const answer = readEdgeSettings(process.env, {
  site: resolve(ROOT, process.env.SITE_DIR || `${releasesDir}/current`),
  service: new URL(servicesOrigin).host,
})
if (answer.ok) {
  process.stdout.write(edgeConf(answer.settings))
  if (markedPolicy(answer.settings.site) === null)
    process.stderr.write(
      `There is no release at ${answer.settings.site} yet, so no policy of its pages: print this again after the first build.\n`,
    )
} else {
  process.stderr.write(`${answer.sentence}\n`)
  process.exitCode = 1
}
