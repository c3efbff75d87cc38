import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import WeekDays from '../../../../src/components/my-week/WeekDays.tsx'
import type { WeekContext } from '../../../../src/components/my-week/week-context.ts'
import app from '../../../../src/i18n/locales/en/app.json' with { type: 'json' }
import pages from '../../../../src/i18n/locales/en/pages.json' with { type: 'json' }
import { learnMessages, translator } from '../../../../src/i18n/translate.ts'

beforeAll(() => {
  learnMessages('en', pages)
  learnMessages('en', app)
})

/** The days of a week of which so many are over, each as `open` or `folded`. */
function foldsOf(matches: number, over: number, { isOneDay = false, isEditionOver = false } = {}): string[] {
  const days = [6, 7, 8].map((day, at) => ({
    day: `2026-07-0${day}`,
    isToday: false,
    isOver: at < over,
    matches,
    items: [],
  }))
  const context = { t: translator('en'), locale: 'en', year: 2026 } as unknown as WeekContext
  const html = renderToStaticMarkup(createElement(WeekDays, { days, context, isOneDay, isEditionOver }))
  return [...html.matchAll(/<(details|section) class="week-day/g)].map(([, tag]) =>
    tag === 'details' ? 'folded' : 'open',
  )
}

describe('the days of a week', () => {
  test('are open, but for those that are over', () => {
    expect(foldsOf(20, 1)).toEqual(['folded', 'open', 'open'])
    expect(foldsOf(20, 3, { isEditionOver: true })).toEqual(['open', 'open', 'open'])
  })

  test('are folded in a long week, but for one', () => {
    expect(foldsOf(21, 1)).toEqual(['folded', 'open', 'folded'])
    expect(foldsOf(21, 0)).toEqual(['open', 'folded', 'folded'])
    expect(foldsOf(21, 3, { isEditionOver: true })).toEqual(['open', 'folded', 'folded'])
    expect(foldsOf(21, 0, { isEditionOver: true })).toEqual(['open', 'folded', 'folded'])
  })

  test('are open if the filter names one', () => {
    expect(foldsOf(21, 3, { isOneDay: true })).toEqual(['open', 'open', 'open'])
  })
})
