// `npm run imports`: checks which files import which against the table in scripts/imports/rooms.ts.
import { importFaults } from './imports/import-faults.ts'
import { projectImports } from './imports/project-imports.ts'
import { ROOMS } from './imports/rooms.ts'
import { ROOT } from './release/settings.ts'

const faults = importFaults(projectImports(ROOT), ROOMS)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
