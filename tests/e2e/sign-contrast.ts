import type { CDPSession, Locator, Page } from '@playwright/test'

/** How people see who tell no colours, or some colours, apart, as Chromium shows it. */
export const SIGHTS = ['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const

/** Shows the page as such people see it. */
export async function seeAs(session: CDPSession, type: (typeof SIGHTS)[number]): Promise<void> {
  await session.send('Emulation.setEmulatedVisionDeficiency', { type })
}

/**
 * The part of an element on which its sign is, in CSS pixels: its left edge if the sign is a line there, its last upper corner
 * if it is a dot there.
 */
export interface Part {
  readonly sign: Locator
  readonly edge?: number
  readonly corner?: number
}

/** What is seen of a sign: the contrast between its lightest and its darkest pixel, and its kinds of pixel rows. */
export async function seen(
  page: Page,
  reader: Page,
  { sign, edge, corner }: Part,
): Promise<[number, string]> {
  await sign.scrollIntoViewIfNeeded()
  const box = await sign.boundingBox()
  if (!box) throw new Error('The sign is not on the page.')
  const clip = partOf(box, edge, corner)
  const shot = await page.screenshot({ clip, animations: 'disabled', scale: 'css' })
  return reader.evaluate(read, `data:image/png;base64,${shot.toString('base64')}`)
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** The lines around a box are no part of a sign. */
function partOf({ x, y, width, height }: Box, edge?: number, corner?: number): Box {
  const lines = 3
  if (edge !== undefined) return { x, y: y + lines, width: Math.min(edge, width), height: height - 2 * lines }
  if (corner === undefined) return { x, y, width, height }
  return { x: x + width - corner, y: y + lines, width: corner - lines, height: corner - lines }
}

async function read(address: string): Promise<[number, string]> {
  const image = await createImageBitmap(await (await fetch(address)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!context) throw new Error('The browser draws nothing.')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const linear = (value = 0) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const light = Array.from({ length: data.length / 4 }, (_, at) => {
    const [red, green, blue] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]].map(linear)
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  })
  const [least, most] = [Math.min(...light), Math.max(...light)]
  const isOn = (at: number) => Math.abs((light[at] ?? 0) - (light[image.width - 1] ?? 0)) > (most - least) / 2
  const rows = Array.from({ length: image.height }, (_, row) =>
    Array.from({ length: image.width }, (__, column) => (isOn(row * image.width + column) ? '#' : '.')).join(
      '',
    ),
  )
  return [(most + 0.05) / (least + 0.05), [...new Set(rows)].sort().join('\n')]
}
