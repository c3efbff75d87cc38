import { createHash } from 'node:crypto'
import EmbedBody from '../components/embed/EmbedBody.tsx'
import { embedHead } from '../components/embed-code/embed-head.ts'
import { originOf } from '../components/shell/structured-data.ts'
import { escaped } from '../components/ui/escaped.ts'
import { markup } from '../components/ui/markup.ts'
import { plain } from '../components/ui/Sentence.tsx'
import { type Embed, embedAddress, pageOfEmbed } from '../domain/embed/embed-address.ts'
import { localized } from '../domain/presentation/addresses.ts'
import { isUnderWay } from '../domain/publication/under-way.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { LOCALES } from '../domain/text/locale.ts'
import { flagSymbols } from '../drawing/flag-sprite.ts'
import styles from '../styles/embed.css?inline'

/**
 * All in one file, so that nothing is missing in a sandboxed frame, where no file of ours is of the same origin, or in a
 * page that lets nothing in but what says that it may.
 */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'`

/** Seconds between two looks at an embed, while one of its matches is played and while any is to come. */
const REFRESH = { live: 60, ahead: 300 }

const origin = originOf(import.meta.env.SITE)

/**
 * An embed as a whole page, without script.
 *
 * It stands on somebody's page for hours and can ask for nothing, so the browser is told to load it again while the
 * edition is under way, and no more when it is over. Who reads with a screen reader is thrown back to its beginning by
 * that, which is why it is slow, and why the full page, one press away, lives without it and can be paused.
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
