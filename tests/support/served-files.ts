import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The identity of a file, whatever its name: a file that is written anew gets another identity. */
export interface FileIdentity {
  readonly inode: number
  readonly modified: number
}

/** Every file that is served from a folder, by its path. Links are followed; dot files are left out. */
export function servedFiles(dir: string): Map<string, FileIdentity> {
  const files = new Map<string, FileIdentity>()
  const walk = (path: string) => {
    for (const name of readdirSync(dir + path)) {
      if (name.startsWith('.')) continue
      const at = `${path}/${name}`
      const found = statSync(join(dir, at))
      if (found.isDirectory()) walk(at)
      else files.set(at, { inode: found.ino, modified: found.mtimeMs })
    }
  }
  walk('')
  return files
}
