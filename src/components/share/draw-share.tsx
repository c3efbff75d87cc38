import normal from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline'
import bold from '@fontsource/figtree/files/figtree-latin-800-normal.woff?inline'
import normalExtended from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline'
import boldExtended from '@fontsource/figtree/files/figtree-latin-ext-800-normal.woff?inline'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import { SHARE_HEIGHT, SHARE_WIDTH } from './page-share.ts'
import type { ShareCard } from './share-card.ts'
import { ShareLayout, shareBackground } from './share-layout.tsx'

const font = (source: string, weight: 600 | 800) => ({
  name: 'Figtree',
  data: Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'),
  weight,
  style: 'normal' as const,
})
const fonts = [font(normal, 600), font(normalExtended, 600), font(bold, 800), font(boldExtended, 800)]

/**
 * Draws a share image.
 *
 * @param ball the cup's emblem as an SVG file
 * @returns a PNG of SHARE_WIDTH × SHARE_HEIGHT pixels; the same card gives the same bytes
 */
export async function drawShare(card: ShareCard, ball: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(<ShareLayout card={card} />, { width: SHARE_WIDTH, height: SHARE_HEIGHT, fonts })
  const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + shareBackground(ball))
  const image = await renderAsync(whole, { font: { loadSystemFonts: false } })
  return new Uint8Array(image.asPng())
}
