// The publisher itself, in a process of its own: see supervise.ts.
import { stopOnSignals } from '../processes/signals.ts'
import { sentenceOf } from '../release/failure.ts'
import { readReleaseSettings } from '../release/settings.ts'
import { giveWay } from './give-way.ts'
import { publishUntilStopped } from './publish-loop.ts'

giveWay()
try {
  await publishUntilStopped(readReleaseSettings(process.env), stopOnSignals())
  process.exit(0)
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n${sentenceOf(fault)}\n`)
  process.exit(1)
}
