/** What is read of package-lock.json (version 3). */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

/** What is read of a CycloneDX document. */
export interface Bom {
  readonly components?: readonly BomComponent[]
}

interface BomComponent {
  readonly group?: string
  readonly name: string
  readonly version?: string
  readonly components?: readonly BomComponent[]
}

/** Licences whose packages may be installed, as SPDX names them: all let the product be given on under MIT. */
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

/** What is read of package.json: whether a package may run its program when it is installed, decided for each that has one. */
export interface Manifest {
  readonly allowScripts?: Readonly<Record<string, boolean>>
}

/** Every way in which the lock file and the bill of materials are not as they should be, a sentence each. */
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

/** An SPDX expression is allowed where one of its choices (OR) is, and that where all of its parts (AND) are. */
function isAllowed(licence: string | undefined): boolean {
  if (licence === undefined) return false
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => LICENCES.has(part.trim())))
}
