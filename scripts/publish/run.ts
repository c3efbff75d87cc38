// The publisher itself, in a process of its own: see supervise.ts.
import { constants, setPriority } from 'node:os'
import { stopOnSignals } from '../processes/signals.ts'
import { sentenceOf } from '../release/failure.ts'
import { readReleaseSettings } from '../release/settings.ts'
import { publishUntilStopped } from './publish-loop.ts'

// On a machine that also serves, visitors' requests go first. Threads that start later have the same priority.
setPriority(constants.priority.PRIORITY_LOW)
try {
  await publishUntilStopped(readReleaseSettings(process.env), stopOnSignals())
  process.exit(0)
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n${sentenceOf(fault)}\n`)
  process.exit(1)
}
