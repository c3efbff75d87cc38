import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from '../release/settings.ts'

/** Of the unpacked package, which is kept for the next run. */
const FOLDER = join(ROOT, '.cache', 'nginx')
const UNPACKED = join(FOLDER, 'usr', 'sbin', 'nginx')
const FETCH_WITHIN_MS = 2 * 60 * 1000
/** The package that holds nginx differs between releases of Debian and Ubuntu. */
const PACKAGES = ['nginx', 'nginx-core', 'nginx-light']

export type FoundNginx =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'missing'; readonly sentence: string }

const runs = (path: string) => existsSync(path) && spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0

/**
 * Finds an nginx to test with: the one that NGINX_PATH names, an installed one, or Debian's package unpacked into a folder.
 * The package is not installed, because an installed nginx would start listening on port 80.
 *
 * @setting NGINX_PATH (–) The nginx that `npm test` uses.
 */
export function ensureNginx(env: NodeJS.ProcessEnv): FoundNginx {
  if (env.NGINX_PATH) {
    return runs(env.NGINX_PATH)
      ? { kind: 'found', path: env.NGINX_PATH }
      : { kind: 'missing', sentence: `NGINX_PATH is ${env.NGINX_PATH}, which does not run.` }
  }
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/usr/local/sbin')
  const known = () => [...folders.map((place) => join(place, 'nginx')), UNPACKED].find(runs)
  const path = known() ?? (existsSync('/usr/bin/apt-get') && unpack() ? known() : undefined)
  if (path !== undefined) return { kind: 'found', path }
  return {
    kind: 'missing',
    sentence:
      'No nginx found, so the edge was not tried. Install one (on Debian and Ubuntu: sudo apt-get install nginx), or name one: NGINX_PATH=/path/to/nginx npm test',
  }
}

function unpack(): boolean {
  mkdirSync(FOLDER, { recursive: true })
  const options = { cwd: FOLDER, timeout: FETCH_WITHIN_MS, stdio: 'ignore' } as const
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-q'], options)
  for (const name of PACKAGES) {
    spawnSync('apt-get', ['download', '-q', name], options)
    for (const file of readdirSync(FOLDER).filter((entry) => entry.endsWith('.deb'))) {
      spawnSync('dpkg', ['-x', file, '.'], options)
      rmSync(join(FOLDER, file))
    }
    if (runs(UNPACKED)) return true
  }
  return false
}
