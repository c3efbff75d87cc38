// `node scripts/with-node.mjs FILE.ts [ARGUMENT…]`: runs a script of the project from any Node ≥ 20, installed or not.
import { resolve } from 'node:path'
import { fail } from './bootstrap/install.mjs'
import { runPinned } from './bootstrap/run-pinned.mjs'

const [file, ...args] = process.argv.slice(2)
if (file === undefined) fail('Usage: node scripts/with-node.mjs FILE.ts [ARGUMENT…]')
await runPinned(resolve(file), args)
