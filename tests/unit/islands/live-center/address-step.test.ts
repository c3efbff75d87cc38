import { expect, test } from 'vitest'
import { NO_FILTER } from '../../../../src/domain/schedule/match-filter.ts'
import { addressStep } from '../../../../src/islands/live-center/address-step.ts'

const typed = (text: string) => ({ ...NO_FILTER, text })

test('a choice gets a step of its own, at once, whatever is typed', () => {
  const choice = { step: 'pushState', isTyped: false }
  expect(addressStep(NO_FILTER, { ...NO_FILTER, day: '2026-07-07' }, '')).toEqual(choice)
  expect(addressStep(typed('hed'), { ...typed('hed'), state: 'live' }, 'hed')).toEqual(choice)
  expect(addressStep({ ...NO_FILTER, field: 'h7' }, NO_FILTER, '')).toEqual(choice)
})

test('the first text that a visitor stops at gets a step, however fast it was typed', () => {
  const first = { step: 'pushState', isTyped: true }
  expect(addressStep(NO_FILTER, typed('h'), '')).toEqual(first)
  expect(addressStep(typed('h'), typed('he'), '')).toEqual(first)
  expect(addressStep({ ...typed('h'), day: 'none' }, { ...typed('he'), day: 'none' }, '')).toEqual(first)
})

test('later texts take its place, so that one step back leads to where nothing was typed', () => {
  const later = { step: 'replaceState', isTyped: true }
  expect(addressStep(typed('he'), typed('hed'), 'he')).toEqual(later)
  expect(addressStep(typed('he'), typed(''), 'he')).toEqual(later)
})
