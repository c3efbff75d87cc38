import { describe, expect, test } from 'vitest'
import { draw } from '../../../src/drawing/draw.ts'
import type { ShareCard } from '../../../src/drawing/share-card.ts'
import { shareDrawing } from '../../../src/drawing/share-drawing.ts'
import { titleSetting } from '../../../src/drawing/share-layout.ts'
import { classCard, editionCard, nationCard } from '../../../src/files/share-cards.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english, swedish } from '../../support/messages.ts'
import { smallEdition } from '../domain/search/small-edition.ts'

learnMessages('en', english)
learnMessages('sv', swedish)

const drawShare = (shown: ShareCard) => draw(shareDrawing(shown))
const cup = { name: 'Gothia Łódź Cup' }
const card: ShareCard = {
  cup: cup.name,
  year: 2026,
  title: 'Boys 16',
  subtitle: 'Pojkar 16',
  figures: [{ value: 86, label: 'Teams · Lag' }],
  flag: null,
}

/** Width and height as the header of a PNG tells them. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer)
  expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
  return [view.getUint32(16), view.getUint32(20)]
}

describe('a share image', () => {
  test('is a PNG of 1200 × 630 pixels, and the same for the same card', async () => {
    const [one, other] = await Promise.all([drawShare(card), drawShare(card)])
    expect(sizeOf(one)).toEqual([1200, 630])
    expect(Buffer.from(one).equals(other)).toBe(true)
  })

  test.each<[string, Partial<ShareCard>]>([
    ['year', { year: 2025 }],
    ['title', { title: 'Boys 14' }],
    ['subtitle', { subtitle: '' }],
    ['cup', { cup: '' }],
    ['figures', { figures: [] }],
    ['flag', { flag: 'se' }],
  ])('shows the %s of its card', async (_, change) => {
    const [one, other] = await Promise.all([drawShare(card), drawShare({ ...card, ...change })])
    expect(Buffer.from(one).equals(other)).toBe(false)
  })

  test('can be drawn for names of any script and length', async () => {
    const small = smallEdition()
    const statistics = { teams: 11, nations: 7, matches: 3 }
    const index = { ...small, edition: { ...small.edition, statistics } }
    const names = ['بطولة القاهرة', '🤾‍♀️🏆', '</svg><script>&"', 'W'.repeat(400), '', '\u0000\ud800']
    for (const name of names) {
      expect(sizeOf(await drawShare(editionCard({ name }, index)))).toEqual([1200, 630])
      const [category] = index.edition.categories
      if (!category) throw new Error('the edition has no class')
      const named = { ...category, name: { en: name, sv: name }, shortName: name }
      expect(sizeOf(await drawShare(classCard({ name }, index, named)))).toEqual([1200, 630])
    }
    for (const key of index.teamsByNation.keys())
      expect(sizeOf(await drawShare(nationCard({ cup, latestYear: null }, index, key)))).toEqual([1200, 630])
  })
})

describe('the title of a share image', () => {
  const set = (title: string, flag: string | null = null) => titleSetting({ title, flag })

  test('is as large as fits in one line, and in two where it is long', () => {
    expect(set('B16')).toEqual({ lines: 1, size: 172 })
    expect(set('EOC Women 20')).toMatchObject({ lines: 1 })
    expect(set('EOC Women 20').size).toBeLessThan(154) // at 154 pixels it is as wide as the picture
    expect(set('Göteborg Youth Handball Cup').lines).toBe(2)
  })

  test('is no larger beside a flag, and leaves room for a subtitle in any length', () => {
    for (let length = 1; length <= 60; length++) {
      const title = 'n'.repeat(length)
      const [alone, beside] = [set(title), set(title, 'se')]
      expect(beside.size).toBeLessThanOrEqual(alone.size)
      // 362 pixels are between the cup and the band; a subtitle takes 72.
      for (const { lines, size } of [alone, beside]) expect(lines * size * 1.02 + 72).toBeLessThan(330)
    }
  })
})
