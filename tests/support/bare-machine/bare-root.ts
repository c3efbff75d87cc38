import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Links of a Debian's root into /usr. */
const MERGED = ['bin', 'sbin', 'lib', 'lib64']
const TEXTS = /^\/usr\/share\/(?:doc|info|locale|man)\//
const MOST_OUTPUT = 64 * 1024 * 1024

interface Installed {
  readonly isRequired: boolean
  readonly needs: readonly string[]
}

function installedPackages(): Map<string, Installed> {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query fills it.
  const format = '${Package}\t${Priority}\t${Essential}\t${Pre-Depends}, ${Depends}\n'
  const lines = execFileSync('dpkg-query', ['-W', `-f=${format}`], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', priority, essential, needs = ''] = line.split('\t')
      const alternatives = needs.split(/[,|]/).map((need) => need.trim().replace(/[ :(].*$/, ''))
      return [name, { isRequired: priority === 'required' || essential === 'yes', needs: alternatives }]
    }),
  )
}

/** Returns the packages that every Debian has, and all that they need. */
function requiredPackages(): string[] {
  const installed = installedPackages()
  const wanted = new Set([...installed].flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])))
  for (const name of wanted)
    for (const need of installed.get(name)?.needs ?? []) if (installed.has(need)) wanted.add(need)
  return [...wanted]
}

/**
 * Fills a folder with the root of a bare Debian: copies of the files of this machine's required packages, without a network.
 * @param root an empty folder
 */
export function makeBareRoot(root: string): void {
  const listed = execFileSync('dpkg-query', ['-L', ...requiredPackages()], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  })
  // Packages name files by way of the links, such as /bin/sh.
  const files = new Set(
    listed
      .split('\n')
      .filter((path) => path.startsWith('/') && path !== '/.' && existsSync(path) && !TEXTS.test(path))
      .map((path) => join(realpathSync(dirname(path)), basename(path)))
      .filter((path) => !MERGED.includes(path.slice(1))),
  )
  for (const name of MERGED) {
    mkdirSync(join(root, 'usr', name), { recursive: true })
    symlinkSync(`usr/${name}`, join(root, name))
  }
  execFileSync('sh', ['-c', 'tar -c --no-recursion -C / -T - | tar -x -C "$0"', root], {
    input: [...files].map((path) => path.slice(1)).join('\n'),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  for (const name of ['passwd', 'group'])
    copyFileSync(join(root, `usr/share/base-passwd/${name}.master`), join(root, 'etc', name))
  copyFileSync(join(import.meta.dirname, 'systemctl'), join(root, 'usr/bin/systemctl'))
}
