import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clubEmblem, clubName } from '../../../../src/domain/presentation/club-emblem.ts'
import { teamColour } from '../../../../src/domain/presentation/team-colour.ts'

const styles = readFileSync('src/styles/club.css', 'utf8')
const colours = (name: string) =>
  [...styles.matchAll(new RegExp(`\\.${name}-(\\d+) \\{\\s*--${name}: #([0-9a-f]{6})`, 'g'))].map(
    ([, number, colour]) => [Number(number), colour ?? ''] as const,
  )

/** Relative luminance (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('an emblem', () => {
  it('has white letters that can be read on every ground', () => {
    for (const [, colour] of colours('ground'))
      expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThan(4.5)
  })

  it('has a colour and a pattern for every number', () => {
    const emblems = Array.from({ length: 2000 }, (_, number) => clubEmblem(`Club ${number}`))
    const used = (key: 'ground' | 'band' | 'pattern') =>
      [...new Set(emblems.map((emblem) => emblem[key]))].sort((one, other) => one - other)
    expect(used('ground')).toEqual(colours('ground').map(([number]) => number))
    expect(used('band')).toEqual(colours('band').map(([number]) => number))
    expect(used('pattern')).toEqual([0, 1, 2, 3])
  })

  it.each([
    ['IFK Ekorrsund', 'IE'],
    ['Elgesund/Kråkevik HK', 'EK'],
    ['Åskär', 'Å'],
    ['åskär bk', 'ÅB'],
    ['1. FC Köln', 'FK'],
    ['הפועל תל אביב', 'הת'],
    ['123', '·'],
  ])('of %s says %s', (club, initials) => {
    expect(clubEmblem(club).initials).toBe(initials)
  })

  it('is the same however the name is written, and for all teams of a club', () => {
    expect(clubEmblem('HK Sa\u030Ang')).toEqual(clubEmblem('HK Sång'))
    for (const team of ['HF Lærkeø', 'HF Lærkeø 1', 'HF Lærkeø Blå', 'HF Lærkeø Röd 2', 'HF Lærkeø 2 Vit'])
      expect(clubName(team), team).toBe('HF Lærkeø')
    expect(clubName('Gul')).toBe('Gul')
    expect(clubName('12')).toBe('12')
  })
})

it.each([
  ['HK Sample Blå', 'blue'],
  ['HK Sample Weiß', 'white'],
  ['HK Sample (Red)', 'red'],
  ['IK Example GUL 2', 'yellow'],
  ['HK Sample', null],
  ['Blå', null],
  ['Red Star Belgrade', null],
])('%s is told by %s', (team, colour) => {
  expect(teamColour(team)).toBe(colour)
})
