import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The headless shell comes first: it only renders pages, in two thirds of the time that a whole headless browser takes. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const INSTALL_WITHIN_MS = 5 * 60 * 1000

export type FoundChromium =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'missing'; readonly sentence: string }

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns an installed Chromium: the one that CHROMIUM_PATH names, one on the PATH, Playwright's own, or null. */
function findChromium(env: NodeJS.ProcessEnv): string | null {
  if (env.CHROMIUM_PATH) return canRun(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin')
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...ELSEWHERE, chromium.executablePath()].find(canRun) ?? null
}

/** @param areBothNeeded whether the first package alone is not enough */
function installFromSystem(areBothNeeded: boolean): void {
  const options = {
    timeout: INSTALL_WITHIN_MS,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update', '-q'], options)
  for (const name of PACKAGES) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options)
    if (status === 0 && !areBothNeeded) return
  }
}

/**
 * Finds an installed Chromium, or installs the system's package if this process may (root on Debian or Ubuntu).
 *
 * @setting CHROMIUM_PATH (–) The browser that `npm test` uses.
 */
export function ensureChromium(env: NodeJS.ProcessEnv): FoundChromium {
  const installed = findChromium(env)
  // Only a whole browser shows alerts, and CI tests those, too. All other tests take half as long again without the shell.
  const areBothNeeded = Boolean(env.CI) && !env.CHROMIUM_PATH
  const isOneMissing = areBothNeeded && PACKAGES.some((name) => !canRun(join('/usr/bin', name)))
  if (installed !== null && !isOneMissing) return { kind: 'found', path: installed }
  if (env.CHROMIUM_PATH) {
    return { kind: 'missing', sentence: `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, where there is no program.` }
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write("  Installing the system's Chromium …\n")
    installFromSystem(areBothNeeded)
  }
  const path = findChromium(env)
  if (path !== null) return { kind: 'found', path }
  return {
    kind: 'missing',
    sentence:
      'No Chromium found, so nothing was tried in a browser. Install one (on Debian and Ubuntu: sudo apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  }
}
