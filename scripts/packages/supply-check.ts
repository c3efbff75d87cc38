/** The parts of package-lock.json (version 3) that are read. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  /** Needed by a tool of development, or by an optional package of production. */
  readonly devOptional?: boolean
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

/** The parts of a CycloneDX document that are read. */
export interface Bom {
  readonly components?: readonly BomComponent[]
}

interface BomComponent {
  readonly group?: string
  readonly name: string
  readonly version?: string
  readonly components?: readonly BomComponent[]
}

/** The licences, by SPDX name, whose packages may be installed: all let the product be distributed under MIT. */
const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** The part of package.json that is read: for each package with an install script, whether it may run that script. */
export interface Manifest {
  readonly allowScripts?: Readonly<Record<string, boolean>>
}

/** Returns one sentence for each fault in the lock file and the bill of materials. */
export function supplyFaults({ allowScripts = {} }: Manifest, lock: Lock, bom: Bom): string[] {
  const faults: string[] = []
  const locked = new Set<string>()
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const id = `${name}@${entry.version}`
    if (!entry.dev) locked.add(id)
    if (!entry.integrity) faults.push(`${id} has no hash in package-lock.json.`)
    if (!isAllowed(entry.license))
      faults.push(
        `${id} has the licence ${entry.license ?? '(none)'}, which is not on the list of scripts/packages/supply-check.ts.`,
      )
    if (entry.hasInstallScript && allowScripts[name] === undefined)
      faults.push(
        `${id} runs a program when it is installed, and allowScripts of package.json does not name it.`,
      )
  }
  const named = new Set(componentsOf(bom.components))
  for (const id of locked.difference(named))
    faults.push(`${id} is installed in production and missing in the bill.`)
  for (const id of named.difference(locked))
    faults.push(`${id} is in the bill and not installed in production.`)
  return faults
}

function componentsOf(components: readonly BomComponent[] = []): string[] {
  return components.flatMap(({ group, name, version, components: within }) => [
    `${group ? `${group}/` : ''}${name}@${version}`,
    ...componentsOf(within),
  ])
}

/** Whether a licence is allowed: one choice (OR) of its SPDX expression must be, and all parts (AND) of that choice. */
function isAllowed(licence: string | undefined): boolean {
  if (licence === undefined) return false
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => LICENCES.has(part.trim())))
}
