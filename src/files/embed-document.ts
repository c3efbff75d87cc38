import { createHash } from 'node:crypto'
import EmbedBody from '../components/embed/EmbedBody.tsx'
import { embedHead } from '../components/embed-code/embed-head.ts'
import { escaped } from '../components/ui/escaped.ts'
import { markup } from '../components/ui/markup.ts'
import { plain } from '../components/ui/Sentence.tsx'
import { type Embed, embedAddress, pageOfEmbed } from '../domain/embed/embed-address.ts'
import { localized } from '../domain/presentation/addresses.ts'
import { isUnderWay } from '../domain/publication/under-way.ts'
import { originOf } from '../domain/site/origin.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { LOCALES } from '../domain/text/locale.ts'
import { flagSymbols } from '../drawing/flag-sprite.ts'
import styles from '../styles/embed.css?inline'

/**
 * Everything is in one file. So nothing is missing in a sandboxed frame, where none of our files has the same origin, or in
 * a page whose policy admits only listed sources.
 */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'`

/** Seconds between two reloads of an embed: `live` while one of its matches is played, `ahead` while any is to come. */
const REFRESH = { live: 60, ahead: 300 }

const origin = originOf(import.meta.env.SITE)

/**
 * Returns an embed as a whole page, without script.
 *
 * It stays on a foreign page for hours and can request nothing, so it tells the browser to reload it while the edition is
 * under way, and no longer once it is over. A reload sends screen reader users back to its beginning. Therefore reloads
 * are rare, and the full page, one press away, updates without them and can be paused.
 */
export function embedDocument(site: PageSite, embed: Embed): string {
  const { locale, year, index, cup } = site
  const { title, under } = embedHead(site, embed)
  const body = markup(EmbedBody, { site, embed })
  const flags = new Set([...body.matchAll(/<use href="#([^"]+)"/g)].map(([, key = '']) => key))
  const isAhead = isUnderWay(index.edition, site.latestYear)
  const seconds = body.includes('badge-live') ? REFRESH.live : REFRESH.ahead
  const named = [title, plain(under), `${cup.name} ${year}`].filter(Boolean).join(' – ')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}"><title>${escaped(named)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${isAhead ? `<meta http-equiv="refresh" content="${seconds}">` : ''}<link rel="canonical" href="${escaped(origin + localized(pageOfEmbed(year, embed), locale))}">${LOCALES.map((other) => `<link rel="alternate" hreflang="${other}" href="${embedAddress(year, embed, other)}">`).join('')}<style>${styles}</style></head><body class="${embed.kind}">${flags.size > 0 ? `<svg class="drawings" aria-hidden="true">${flagSymbols([...flags])}</svg>` : ''}${body}</body></html>
`
}
