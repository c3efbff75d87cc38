import { renderAsync } from '@resvg/resvg-js'

export interface AppIcon {
  /** The file name without its extension. */
  readonly name: string
  /** Width and height in pixels. */
  readonly size: number
  /** The emblem's share of the icon's width. */
  readonly fill: number
  /** The colour behind the emblem; null for a transparent icon. */
  readonly ground: string | null
  readonly purpose: 'any' | 'maskable' | null
}

// `--brand` and the light `--paper` of src/styles/tokens.css.
const BRAND = '#0b2a4f'
const PAPER = '#f4f2ec'

/** A mask may cut off all but the inner circle of 80 %. Apple's phones turn transparent parts black. */
export const APP_ICONS: readonly AppIcon[] = [
  { name: 'icon-192', size: 192, fill: 1, ground: null, purpose: 'any' },
  { name: 'icon-512', size: 512, fill: 1, ground: null, purpose: 'any' },
  { name: 'icon-maskable-512', size: 512, fill: 0.64, ground: PAPER, purpose: 'maskable' },
  { name: 'apple-touch-icon', size: 180, fill: 0.78, ground: PAPER, purpose: null },
]

/**
 * Draws an icon.
 *
 * @param emblem an SVG file with a viewBox and without a size
 * @returns a PNG
 */
export async function drawIcon(icon: AppIcon, emblem: string): Promise<Uint8Array<ArrayBuffer>> {
  const width = icon.size * icon.fill
  const inset = (icon.size - width) / 2
  const ground =
    icon.ground === null ? '' : `<rect width="${icon.size}" height="${icon.size}" fill="${icon.ground}"/>`
  const placed = emblem.replace('<svg', `<svg x="${inset}" y="${inset}" width="${width}" height="${width}"`)
  const image = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.size}" height="${icon.size}">${ground}${placed}</svg>`,
    { font: { loadSystemFonts: false } },
  )
  return new Uint8Array(image.asPng())
}

/** Returns the web app manifest: the app opens at the home of the latest year, in the colours of the masthead. */
export const webManifest = (cup: { readonly name: string }): object => ({
  id: '/',
  name: cup.name,
  short_name: cup.name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: BRAND,
  theme_color: BRAND,
  icons: APP_ICONS.flatMap(({ name, size, purpose }) =>
    purpose === null ? [] : [{ src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
  ),
})
