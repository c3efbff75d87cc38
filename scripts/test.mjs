// `npm test`: test/main.ts does the work.
import { join } from 'node:path'
import { ROOT } from './bootstrap/install.mjs'
import { runPinned } from './bootstrap/run-pinned.mjs'

await runPinned(join(ROOT, 'scripts', 'test', 'main.ts'), process.argv.slice(2))
