import { describe, expect, test } from 'vitest'
import { ProgressLine } from '../../../scripts/progress/progress-line.ts'
import { duration, grouped, progressBar, progressText } from '../../../scripts/progress/progress-text.ts'

const state = { label: 'Building pages', done: 12_000, total: 65_000, seconds: 6, rate: 2000 }

describe('progress in words', () => {
  test('gives counter, rate and time left', () => {
    expect(progressText(state)).toBe('Building pages: 12 000 of 65 000, 2 000/s, 0:27 left')
  })

  test('gives only the time spent where there is nothing to count', () => {
    expect(progressText({ ...state, total: 0 })).toBe('Building pages, 0:06')
  })

  test('claims no rate and no time left before it knows one, and none when done', () => {
    expect(progressText({ ...state, rate: 0 })).toBe('Building pages: 12 000 of 65 000')
    expect(progressText({ ...state, done: 65_000 })).toBe('Building pages: 65 000 of 65 000, 2 000/s')
  })

  test('draws the bar in proportion, never beyond its end', () => {
    expect(progressBar({ ...state, done: 32_500 })).toMatch(/^█{12}░{12} /)
    expect(progressBar({ ...state, done: 99_000 })).toMatch(/^█{24} /)
  })

  test('writes numbers and durations for people', () => {
    expect([grouped(7), grouped(1234567)]).toEqual(['7', '1 234 567'])
    expect([duration(9), duration(83), duration(3700)]).toEqual(['0:09', '1:23', '1:01:40'])
  })
})

describe('ProgressLine', () => {
  test('sends no cursor movements to anything but a terminal', () => {
    let written = ''
    const line = new ProgressLine('Step', { write: (text) => (written += text) })
    line.update(1, 2)
    line.end('Done')
    line.end('Again')
    expect(written).toBe('Step …\n✔ Done\n')
  })

  test('keeps to one line of a terminal and clears it at the end', () => {
    let written = ''
    const line = new ProgressLine('A long step with a long name', {
      write: (t) => (written += t),
      isTTY: true,
      columns: 20,
    })
    line.end()
    expect(written).toBe(`\rA long step with a \u001b[K\r\u001b[K`)
  })
})
