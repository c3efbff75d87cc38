import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** systemd's own units, which those of the project refer to. */
const SYSTEM_UNITS = 'usr/lib/systemd/system'
const UNITS = ['services.service', 'site.service', 'backup.service', 'backup.timer']
/** How exposed a unit may be, in tenths, from 0 (not at all) to 100 (as any program of root's). */
const MOST_EXPOSED = 20

/** Returns what systemd finds wrong with the units that are installed in a root; nothing if there is no systemd here. */
export function unitFaults(root: string): string[] {
  if (spawnSync('systemd-analyze', ['--version']).error || !existsSync(join('/', SYSTEM_UNITS))) return []
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  const names = UNITS.map((name) => `cup-archive-${name}`)
  cpSync(join('/', SYSTEM_UNITS), join(root, SYSTEM_UNITS), { recursive: true })
  const { stderr } = analyze('verify', `--root=${root}`, ...names)
  rmSync(join(root, SYSTEM_UNITS), { recursive: true })
  const limit = ['--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager']
  const exposed = names.filter(
    (name) => name.endsWith('.service') && analyze('security', `--root=${root}`, ...limit, name).status !== 0,
  )
  return [...stderr.split('\n').filter(Boolean), ...exposed.map((name) => `${name} is exposed`)]
}
