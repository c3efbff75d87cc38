import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseSettings } from './settings.ts'

/** What the site is made of besides data. The backend is not included, because only its answers reach the site. */
const SOURCES = [
  'src',
  'public',
  join('scripts', 'bundle'),
  join('scripts', 'generate'),
  join('scripts', 'service-worker'),
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'package-lock.json',
  'tsconfig.json',
]
/** Settings that pages show, besides those of `siteEnvironment`. */
const SITE_SETTINGS = new Set([
  'SPORT',
  'CUP_NAME',
  'WEBSITE_URL',
  'SOCIAL_URLS',
  'DATA_LICENSE_URL',
  'SHARE_PICTURES',
  'ROBOTS',
  'ANALYTICS_URL',
  'ANALYTICS_DOMAIN',
  'ANALYTICS_CONSENT',
])
const NOT_SITE = new Set([join('src', 'backend')])

function hashPath(root: string, path: string, hash: Hash): void {
  const full = join(root, path)
  if (NOT_SITE.has(path) || !existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) hashPath(root, join(path, name), hash)
    return
  }
  const content = readFileSync(full)
  hash.update(`${path}\0${content.length}\0`).update(content)
}

/** A hash over files and folders of the project, by path and content. */
export function hashSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hashPath(root, path, hash)
  return hash.digest('hex')
}

/** Returns a hash of the program that makes the site. Another program makes different pages from the same content. */
export const programOf = (root: string): string => hashSources(root, SOURCES)

/**
 * Returns a hash of everything a release is made from: the answers of the service, the site's source and its settings.
 * @param responses the digest of the answers; their revisions do not show whether the answers are right
 */
export function fingerprint(settings: ReleaseSettings, responses: string, env: NodeJS.ProcessEnv): string {
  const open = Object.keys(env)
    .filter((name) => name.startsWith('PUBLIC_') || SITE_SETTINGS.has(name))
    .sort()
  return createHash('sha256')
    .update(
      JSON.stringify({
        sources: programOf(settings.root),
        cup: [settings.resultsUrl, settings.cupId, settings.siteUrl],
        settings: open.map((name) => [name, env[name]]),
        responses,
      }),
    )
    .digest('hex')
}
