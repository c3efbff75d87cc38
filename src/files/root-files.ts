import { readFileSync } from 'node:fs'
import type { Site } from '../domain/site/page-site.ts'
import { flagSprite } from '../drawing/flag-sprite.ts'
import { APP_ICONS, drawIcon, webManifest } from './app-icons.ts'
import { editionSitemaps } from './edition-sitemaps.ts'
import { iconSprite } from './icon-sprite.ts'
import { llmsText } from './llms-text.ts'
import { robotsText } from './robots-text.ts'
import { PNG, type SiteFile, XML } from './site-file.ts'
import { sitemapIndex } from './sitemap.ts'

const SVG = 'image/svg+xml'
const TEXT = 'text/plain'

/** Returns the files that belong to no edition. @param origin of the site, without a slash at the end */
export function rootFiles(site: Site, origin: string): SiteFile[] {
  const nations = new Set(site.indexes.flatMap((index) => [...index.teamsByNation.keys()]))
  return [
    { path: '/icons.svg', type: SVG, content: iconSprite },
    { path: '/flags.svg', type: SVG, content: () => flagSprite([...nations, 'se', 'gb']) },
    ...APP_ICONS.map((icon) => ({
      path: `/${icon.name}.png`,
      type: PNG,
      content: () => drawIcon(icon, readFileSync('public/favicon.svg', 'utf8')),
    })),
    {
      path: '/manifest.webmanifest',
      type: 'application/manifest+json',
      content: () => JSON.stringify(webManifest(site.cup)),
    },
    { path: '/robots.txt', type: TEXT, content: () => robotsText(origin, site.outside.invitesRobots) },
    // The site for language models: see llmstxt.org.
    { path: '/llms.txt', type: TEXT, content: () => llmsText(site, origin, site.pastEditions.length > 0) },
    {
      path: '/sitemap.xml',
      type: XML,
      content: () => sitemapIndex(editionSitemaps(site, origin), origin),
    },
  ]
}
