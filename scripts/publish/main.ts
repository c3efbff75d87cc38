// `npm run publisher`: keeps the pages of the latest edition in step with the results service, if the services run
// elsewhere. `npm start` does the same by itself.
import { stopOnSignals } from '../processes/signals.ts'
import { sentenceOf } from '../release/failure.ts'
import { readReleaseSettings } from '../release/settings.ts'
import { PublisherLine } from './publisher-line.ts'
import { lockPublishing, supervisePublisher } from './supervise.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
try {
  const settings = readReleaseSettings(process.env)
  const unlock = lockPublishing(settings.releasesDir, 'npm run publisher')
  process.on('exit', unlock)
  const line = new PublisherLine(say)
  say('Getting ready to publish. Ctrl-C ends it; what is published stays.')
  await supervisePublisher(settings, (state) => line.tell(state), stopOnSignals())
  process.exit(0)
} catch (fault) {
  process.stderr.write(`\n${sentenceOf(fault)}\n`)
  process.exit(1)
}
