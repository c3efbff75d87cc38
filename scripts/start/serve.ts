// The services alone, on a machine whose system keeps them running: this process becomes them.
import { join } from 'node:path'
import { QUIET_NODE } from '../processes/child-process.ts'
import { ROOT, readReleaseSettings } from '../release/settings.ts'
import { ensureOperatorKey } from './operator-key.ts'
import { SERVICE_FLAGS } from './services.ts'

const { dataDir } = readReleaseSettings(process.env)
const env = { ...process.env, OPERATOR_KEY: ensureOperatorKey(process.env, dataDir) }
const program = join(ROOT, 'src', 'backend', 'main.ts')
process.execve?.(process.execPath, [process.execPath, ...QUIET_NODE, ...SERVICE_FLAGS, program], env)
