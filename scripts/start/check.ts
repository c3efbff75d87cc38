// Checks the settings of the services, each fault in one sentence. This is a separate process, because what reads the
// settings takes memory that `npm start` would keep as long as it runs.
import { readConfig } from '../../src/backend/settings/config.ts'
import { ROOT } from '../release/settings.ts'

const settings = readConfig(process.env, ROOT)
if (!settings.ok) {
  process.stderr.write(`\n${settings.problems.join('\n')}\n`)
  process.exitCode = 1
}
