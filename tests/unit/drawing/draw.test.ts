import { expect, test } from 'vitest'
import { draw } from '../../../src/drawing/draw.ts'

const drawing = {
  name: 'Boys 14 2026',
  layout: JSON.stringify({ type: 'div', props: { style: { display: 'flex' }, children: 'Boys 14' } }),
  background: '<rect width="20" height="10"/>',
  width: 20,
  height: 10,
}

test('what cannot be drawn says which it is, and those after it are drawn', async () => {
  const faults = [
    { ...drawing, layout: '{' },
    { ...drawing, background: '<rect' },
  ]
  for (const fault of faults)
    await expect(draw(fault)).rejects.toThrow(/^The share image of "Boys 14 2026" could not be drawn: /)
  const image = await draw(drawing)
  expect([...image.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
})

test('the memory of a picture is free before the next', async () => {
  const large = { ...drawing, width: 1200, height: 630 }
  const before = process.memoryUsage.rss()
  for (let drawn = 0; drawn < 80; drawn += 1) await draw(large)
  const most = 60 * large.width * large.height * 4
  expect(process.memoryUsage.rss() - before).toBeLessThan(most)
})

test('the memory of a picture is used again for the next', async () => {
  const large = { ...drawing, width: 1200, height: 630 }
  const pictures = 40
  for (let drawn = 0; drawn < 10; drawn += 1) await draw(large)
  const before = process.resourceUsage().minorPageFault
  for (let drawn = 0; drawn < pictures; drawn += 1) await draw(large)
  const perPicture = (process.resourceUsage().minorPageFault - before) / pictures
  const pageBytes = 4096
  expect(perPicture).toBeLessThan((large.width * large.height * 4) / pageBytes / 3)
})
