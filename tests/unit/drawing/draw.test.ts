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
