// `npm run sbom [FILE]`: writes the bill of materials of what production installs, and checks it (quality.md C1).
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BILL_TOOL, billArguments } from './packages/bill.ts'
import { type Bom, type Lock, type Manifest, supplyFaults } from './packages/supply-check.ts'
import { ROOT } from './release/settings.ts'
import { toolPath } from './test/tool.ts'

const file = resolve(ROOT, process.argv[2] ?? 'test-results/sbom.cdx.json')

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

function main(): number {
  mkdirSync(dirname(file), { recursive: true })
  const tool = toolPath(ROOT, ...BILL_TOOL)
  const made = spawnSync(process.execPath, [tool, ...billArguments(file)], { cwd: ROOT, encoding: 'utf8' })
  if (made.status !== 0) {
    process.stderr.write(`The bill of materials could not be made:\n${made.stderr}\n`)
    return 1
  }
  const lock = readJson(join(ROOT, 'package-lock.json')) as Lock
  const manifest = readJson(join(ROOT, 'package.json')) as Manifest
  const faults = supplyFaults(manifest, lock, readJson(file) as Bom)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0) process.stdout.write(`${file} names every package of production, and no other.\n`)
  return faults.length === 0 ? 0 : 1
}

process.exitCode = main()
