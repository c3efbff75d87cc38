import { describe, expect, it } from 'vitest'
import {
  matchKeyOf,
  parseShown,
  shownText,
  withShown,
} from '../../../../src/page-scripts/results/shown-matches.ts'

const NOW = 1_782_000_000_000
const HOUR = 3_600_000

describe('the matches that somebody asked to see', () => {
  it('are known by the same key in both languages', () => {
    expect(matchKeyOf('/2026/matches/2600094/')).toBe('2026/2600094')
    expect(matchKeyOf('/sv/2026/matches/2600094/')).toBe('2026/2600094')
    for (const other of ['/2026/matches/', '/2026/matches/day/2026-07-09/', '/2026/teams/1/', '/'])
      expect(matchKeyOf(other)).toBeNull()
  })

  it('come back as they were kept', () => {
    const shown = withShown(withShown(new Map(), '2026/1', NOW), '2026/2~', NOW + 1)
    expect(parseShown(shownText(shown), NOW + 2)).toEqual(shown)
  })

  it('are forgotten after a day, and those of a clock that went back', () => {
    const text = `2026/1 ${NOW - 25 * HOUR}\n2026/2 ${NOW - 23 * HOUR}\n2026/3 ${NOW + HOUR}`
    expect([...parseShown(text, NOW).keys()]).toEqual(['2026/2'])
  })

  it('are two hundred at most, the newest', () => {
    let shown = parseShown(null, NOW)
    for (let id = 0; id < 300; id += 1) shown = withShown(shown, `2026/${id}`, NOW + id)
    shown = withShown(shown, '2026/150', NOW + 300)
    expect(shown.size).toBe(200)
    expect([...shown.keys()].at(-1)).toBe('2026/150')
    expect(shown.has('2026/99')).toBe(false)
    expect(parseShown(`${shownText(shown)}\n`.repeat(3), NOW + HOUR).size).toBeLessThanOrEqual(200)
  })

  it('are none where storage holds anything else', () => {
    for (const text of [null, '', 'null', '{}', '2026/1', '2026/1 soon', '\n\n', ' 12'])
      expect(parseShown(text, NOW).size).toBe(0)
  })
})
