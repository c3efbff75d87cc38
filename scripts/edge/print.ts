// `npm run -s edge > nginx.conf`: the configuration of the edge with this environment's settings in it.
import { resolve } from 'node:path'
import { ROOT, readReleaseSettings } from '../release/settings.ts'
import { edgeConf, readEdgeSettings } from './edge-conf.ts'

const { releasesDir, servicesOrigin } = readReleaseSettings(process.env)
const answer = readEdgeSettings(process.env, {
  site: resolve(ROOT, process.env.SITE_DIR || `${releasesDir}/current`),
  service: new URL(servicesOrigin).host,
})
if (answer.ok) process.stdout.write(edgeConf(answer.settings))
else {
  process.stderr.write(`${answer.sentence}\n`)
  process.exitCode = 1
}
