import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { APP_ICONS, drawIcon, webManifest } from '../../../src/files/app-icons.ts'

const emblem = readFileSync('public/favicon.svg', 'utf8')

describe('the icons of the app', () => {
  test.each(APP_ICONS)('$name is a picture of $size pixels with the emblem in its middle', async (icon) => {
    const png = Buffer.from(await drawIcon(icon, emblem))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([icon.size, icon.size])
    const shown = `<image width="${icon.size}" height="${icon.size}" href="data:image/png;base64,${png.toString('base64')}"/>`
    const { pixels, width } = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.size}" height="${icon.size}">${shown}</svg>`,
    ).render()
    const at = (x: number, y: number) => {
      const start = (y * width + x) * 4
      return [...pixels.subarray(start, start + 4)]
    }
    expect(at(0, 0)).toEqual(icon.ground === null ? [0, 0, 0, 0] : [0xf4, 0xf2, 0xec, 255])
    const middle = icon.size / 2
    // The yellow of the ball lies a quarter of the emblem's size above its middle.
    expect(at(middle, Math.round(middle - icon.size * icon.fill * 0.25))).toEqual([0xff, 0xc7, 0x2c, 255])
  })

  test('stand in the manifest with their sizes, that of Apple’s phones left out', () => {
    expect(webManifest({ name: 'Demo Cup' })).toMatchObject({
      name: 'Demo Cup',
      start_url: '/',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    })
  })
})
