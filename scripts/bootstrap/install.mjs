// Runs on the machine's own Node (20 or newer) before anything is installed: built-in modules only, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const SECOND = 1000

/** The project's folder, whichever folder the command runs in. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The Node that comes with the project (npm package `node`), at the path where npm puts it on every system. */
export const PINNED_NODE = join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Ends the program with one explaining sentence and exit code 1. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/**
 * Returns the SHA-256 of the lock file, which alone decides the content of node_modules.
 * @param {string} root the project's folder
 */
export function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Whether node_modules matches package-lock.json, according to the stamp of the last successful install.
 * @param {string} root the project's folder
 */
export function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.installed')
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === lockHash(root)
}

/** Returns the version of the pinned Node, or null if it is missing or built for another machine. */
function pinnedVersion() {
  const response = spawnSync(PINNED_NODE, ['-v'], { encoding: 'utf8' })
  return response.status === 0 ? response.stdout.trim() : null
}

/** Returns the npm command from npm's own environment variable, or by name if a script is started without npm. */
function npmCommand() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.[cm]?js$/.test(script) && existsSync(script))
    return [process.execPath, [script], false]
  return ['npm', [], process.platform === 'win32']
}

function packagesAsked() {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.keys(lock.packages ?? {}).filter((path) => path !== '' && !lock.packages[path].optional)
}

/**
 * Runs `npm ci`, which installs exactly what package-lock.json lists and fails if the file is incomplete for any system.
 * Counts the packages in place; resolves to npm's exit code and output.
 */
function npmInstall() {
  const [command, before, shell] = npmCommand()
  const wanted = packagesAsked()
  const started = Date.now()
  const child = spawn(
    command,
    [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'],
    {
      cwd: ROOT,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const show = () => {
    const placed = wanted.filter((path) => existsSync(join(ROOT, path, 'package.json'))).length
    const line = `Installing: ${placed} of ${wanted.length} packages, ${Math.round((Date.now() - started) / SECOND)} s`
    process.stdout.write(process.stdout.isTTY ? `\r${line}\u001b[K` : `${line}\n`)
  }
  show()
  const timer = setInterval(show, process.stdout.isTTY ? SECOND : 5 * SECOND)
  return new Promise((resolve) => {
    const end = (code) => {
      clearInterval(timer)
      show()
      if (process.stdout.isTTY) process.stdout.write('\n')
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += String(error.message)
      end(1)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}

/**
 * Makes node_modules match package-lock.json, and makes sure that the pinned Node runs on this machine.
 * Does nothing if both already hold. Ends the program with a sentence if it fails.
 */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE) {
    fail(
      `Node ${OLDEST_NODE} or newer is needed; this is ${process.version}. Get one from https://nodejs.org and try again.`,
    )
  }
  if (isInstalled(ROOT) && pinnedVersion() !== null) return
  const { code, output } = await npmInstall()
  if (code !== 0) {
    process.stderr.write(`\n${output.trim()}\n`)
    fail(
      'npm could not install the packages. What it says is above: most often the network or the registry cannot be reached.',
    )
  }
  if (pinnedVersion() === null) {
    fail(
      `The packages are installed, but ${PINNED_NODE} does not run on this machine.\n` +
        'npm was perhaps told not to run install scripts: try `npm rebuild node --foreground-scripts`,\n' +
        'or delete the folder node_modules (it may come from another machine) and run the command again.',
    )
  }
  writeFileSync(join(ROOT, 'node_modules', '.installed'), `${lockHash(ROOT)}\n`)
}
