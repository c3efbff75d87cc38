import { icons } from '@iconify-json/lucide/icons.json'

/** The icons of the interface. A name that the icon set lacks stops the build. */
export const ICONS = [
  'menu',
  'chevron-down',
  'chevron-left',
  'search',
  'trophy',
  'map-pin',
  'clock',
  'calendar',
  'users',
  'x',
  'play',
  'arrow-right',
  'heart',
  'user',
  'external-link',
  'ticket',
  'printer',
  'triangle-alert',
  'footprints',
  'download',
  'eye-off',
  'bell',
] as const
export type IconName = (typeof ICONS)[number]

export function iconSprite(): string {
  const symbols = ICONS.map((name) => {
    const body = (icons as Readonly<Record<string, { body: string }>>)[name]?.body
    if (body === undefined) throw new Error(`The icon set has no "${name}". Choose another name in ICONS.`)
    // The class `icon` sets how shapes are filled. With a `fill` attribute of its own, a heart could never be filled.
    return `<symbol id="${name}" viewBox="0 0 24 24">${body.replaceAll(' fill="none"', '')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
