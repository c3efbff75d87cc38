import { expect, it } from 'vitest'
import { fieldName, ownName } from '../../../../src/domain/presentation/field-name.ts'

const fields = new Map([['f5', { name: 'Heden 5' }]])

it.each([
  ['without the name of a sponsor', 'f5', 'Heden 5 - Example AB', 'Heden 5'],
  ['where nothing is written', 'f5', null, 'Heden 5'],
  ['as written, where that is another', 'f5', 'Heden 50', 'Heden 50'],
  ['as written, where the field is not known', 'gone', 'Heden 7 - Example AB', 'Heden 7 - Example AB'],
  ['not at all, where nothing is known', null, null, null],
])('names the field of a match %s', (_, fieldId, locationName, name) => {
  expect(fieldName({ fieldId, locationName }, fields)).toBe(name)
})

it.each([
  ['Heden 5 - Example AB', 'Heden 5'],
  ['Heden 5', 'Heden 5'],
  ['Heden 50 - Example AB', 'Heden 50 - Example AB'],
])('a place that was written once, %s, is %s', (written, name) => {
  expect(ownName(written, fields)).toBe(name)
})
