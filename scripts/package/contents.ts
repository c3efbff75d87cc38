import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lock } from '../packages/supply-check.ts'

/** What runs on a server, besides the packages: the program and its texts. Folders are taken whole. */
const PROGRAM = [
  'src',
  'public',
  'docs',
  'scripts',
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'README.md',
]
/** What of it serves development alone. */
const NOT_OF_PROGRAM =
  /^scripts\/(?:(?:bench|docs|imports|package|packages|test)\/|(?:imports|print-schema|sbom|with-node)\.\w+$|(?:start|test)\.mjs$)/
/** Its files lie at the top of the archive. */
export const SERVER = 'scripts/package/server'

/** The pinned Node needs none of what npm brings with it but its licence. */
const NODE = [
  'bin/node',
  'package.json',
  `node_modules/node-${process.platform}-${process.arch}/LICENSE`,
].map((path) => `node_modules/node/${path}`)
/** Optional packages that nothing of ours calls: resvg draws the pictures, and no configuration is in TypeScript. */
const NOT_CALLED = /^node_modules\/(?:sharp|@img\/.+|esbuild-linux-.+)$/
/** What is for people who debug or write against a package. A build copies Astro's templates. */
const NOT_RUN = /^(?!node_modules\/astro\/templates\/).*\.(?:map|d\.[cm]?ts)$/

function filesIn(root: string, folder: string, enters: (name: string) => boolean = () => true): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return enters(entry.name) ? filesIn(root, path, enters) : []
    return entry.isFile() ? [path] : []
  })
}

const programFiles = (root: string): string[] =>
  PROGRAM.flatMap((path) => (path.includes('.') || path === 'LICENSE' ? [path] : filesIn(root, path))).filter(
    (path) => !NOT_OF_PROGRAM.test(path),
  )

/** The files of the packages that production needs and that are installed, which are those for this kind of machine. */
function packageFiles(root: string): string[] {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path === '' || entry.dev || entry.devOptional || NOT_CALLED.test(path)) return []
    if (path === 'node_modules/node') return NODE
    if (!existsSync(join(root, path))) return []
    return filesIn(root, path, (name) => name !== 'node_modules').filter((file) => !NOT_RUN.test(file))
  })
}

/** Returns the paths of what is packed, from the project's folder, sorted. */
export const contents = (root: string): string[] =>
  [...programFiles(root), ...packageFiles(root), ...filesIn(root, SERVER)].sort()
