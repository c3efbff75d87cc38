import { expect, it } from 'vitest'
import { oneDecimal, percentage, wholeNumber } from '../../../../src/domain/presentation/numbers.ts'

it('groups thousands as each language does', () => {
  expect(wholeNumber(108844, 'en')).toBe('108,844')
  expect(wholeNumber(108844, 'sv')).toBe('108\u202f844')
})

it('gives one decimal, with the comma in Swedish', () => {
  expect(oneDecimal(26, 'en')).toBe('26.0')
  expect(oneDecimal(25.38, 'sv')).toBe('25,4')
})

it('writes a share as whole per cent', () => {
  expect(percentage(0.127, 'en')).toBe('13%')
  expect(percentage(0.127, 'sv')).toBe('13\u00a0%')
})
