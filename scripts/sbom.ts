// `npm run sbom [FILE]`: writes the bill of materials of what production installs, and checks it.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { BILL_TOOL, billArguments, billFaults } from './packages/bill.ts'
import { ROOT } from './release/settings.ts'
import { toolPath } from './test/tool.ts'

const file = resolve(ROOT, process.argv[2] ?? 'test-results/sbom.cdx.json')

function main(): number {
  mkdirSync(dirname(file), { recursive: true })
  const tool = toolPath(ROOT, ...BILL_TOOL)
  const made = spawnSync(process.execPath, [tool, ...billArguments(file)], { cwd: ROOT, encoding: 'utf8' })
  if (made.status !== 0) {
    process.stderr.write(`The bill of materials could not be made:\n${made.stderr}\n`)
    return 1
  }
  const faults = billFaults(ROOT, file)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0) process.stdout.write(`${file} names every package of production, and no other.\n`)
  return faults.length === 0 ? 0 : 1
}

process.exitCode = main()
