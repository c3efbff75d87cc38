import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importFaults } from '../imports/import-faults.ts'
import { projectImports } from '../imports/project-imports.ts'
import { ROOMS } from '../imports/rooms.ts'
import { BILL_TOOL, billArguments, billFaults } from '../packages/bill.ts'
import { failed, type Gate, type GateContext, type GateResult, passed } from './gate.ts'
import { runTool } from './tool.ts'

/** Returns a gate that runs one command: it passes if the command ends with code 0. */
function command(name: string, tool: readonly [string, string], args: readonly string[]): Gate {
  return {
    name,
    run: async (context) => {
      const run = await runTool(context, tool, args)
      return run.ok ? passed() : failed(run.output)
    },
  }
}

async function checkSchemaTypes(context: GateContext): Promise<GateResult> {
  const fresh = join(context.workDir, 'schema', 'results-schema.d.ts')
  mkdirSync(join(context.workDir, 'schema'), { recursive: true })
  const run = await runTool(context, ['gql.tada', 'gql.tada'], ['generate-output', '--output', fresh])
  if (!run.ok) return failed(run.output)
  const committed = join(context.root, 'src', 'contract', 'results-schema.d.ts')
  if (readFileSync(fresh, 'utf8') === readFileSync(committed, 'utf8')) return passed()
  return failed('src/contract/results-schema.d.ts does not follow results.graphql: run `npm run contract`.')
}

async function checkImports(context: GateContext): Promise<GateResult> {
  const faults = importFaults(projectImports(context.root), ROOMS)
  return faults.length === 0 ? passed() : failed(faults.join('\n'))
}

async function checkBill(context: GateContext): Promise<GateResult> {
  const file = join(context.reportDir, 'sbom.cdx.json')
  const run = await runTool(context, BILL_TOOL, billArguments(file))
  if (!run.ok) return failed(run.output)
  const faults = billFaults(context.root, file)
  return faults.length === 0 ? passed() : failed(faults.join('\n'))
}

const types = (args: readonly string[]) =>
  command('Types', ['typescript-native', 'tsc'], ['--noEmit', ...args, '--project', '.'])
const ASTRO_TYPES = command(
  'Types of Astro files',
  ['astro', 'astro'],
  ['check', '--minimumFailingSeverity', 'error', '--tsconfig', './tsconfig.astro.json'],
)
const LINT = command(
  'Lint and format',
  ['@biomejs/biome', 'biome'],
  ['check', '--max-diagnostics=50', '--error-on-warnings'],
)
const SCHEMA_TYPES: Gate = { name: 'Contract types up to date', run: checkSchemaTypes }
const IMPORTS: Gate = { name: 'Who imports whom', run: checkImports }

/** The checks that only read the source. */
export const STATIC_GATES: readonly Gate[] = [
  // Both read types that Astro generates: in a fresh clone they exist only after the first of these gates.
  ASTRO_TYPES,
  types([]),
  LINT,
  SCHEMA_TYPES,
  IMPORTS,
  { name: 'Bill of materials, licences, install scripts', run: checkBill },
  command('Dead code', ['knip', 'knip'], ['--no-progress']),
]

/** Those of them that take seconds, and those that the changed files ask for. */
export function staticGatesFor(changed: readonly string[]): readonly Gate[] {
  const isContract = changed.some((file) => file.startsWith('src/contract/'))
  const isAstro = changed.some((file) => file.endsWith('.astro'))
  return [
    // Tells again what it found before, and reads only files that a change concerns.
    types(['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']),
    LINT,
    IMPORTS,
    ...(isContract ? [SCHEMA_TYPES] : []),
    ...(isAstro ? [ASTRO_TYPES] : []),
  ]
}
