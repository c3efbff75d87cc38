import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How long the assets of replaced releases stay for tabs that are still open: two days, in milliseconds. */
const KEPT_MS = 48 * 60 * 60 * 1000
const ASSETS = '_astro'

function assetsOf(releaseDir: string): string[] {
  const dir = join(releaseDir, ASSETS)
  if (!existsSync(dir)) return []
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
}

/**
 * Puts assets that the previous release served and the new one does not hold beside the new ones.
 * @param retired when (ms) each asset that the previous release had itself carried over went out of use
 * @returns the same for the new release
 */
export async function carryOverAssets(
  previousDir: string,
  nextDir: string,
  retired: Readonly<Record<string, number>>,
  now: number,
): Promise<Record<string, number>> {
  const own = new Set(assetsOf(nextDir))
  const carried: Record<string, number> = {}
  for (const asset of assetsOf(previousDir)) {
    const since = retired[asset] ?? now
    if (own.has(asset) || now - since > KEPT_MS) continue
    const target = join(nextDir, ASSETS, asset)
    mkdirSync(dirname(target), { recursive: true })
    try {
      linkSync(join(previousDir, ASSETS, asset), target)
    } catch {
      await copyFile(join(previousDir, ASSETS, asset), target)
    }
    carried[asset] = since
  }
  return carried
}
