import { expect, test } from 'vitest'
import { nameParts } from '../../../../src/domain/hall/name-parts.ts'

test.each([
  ['IFK Ekorrsund 2', 'IFK Ekorrsund', ' 2'],
  ['IFK Ekorrsund B', 'IFK Ekorrsund', ' B'],
  ['IFK Ekorrsund Blå', 'IFK Ekorrsund', ' Blå'],
  ['IFK Ekorrsund Yellow 2', 'IFK Ekorrsund', ' Yellow 2'],
  ['Ørnegård-Kløverø HK 3', 'Ørnegård-Kløverø HK', ' 3'],
  ['Kantarellstad HK', 'Kantarellstad HK', ''],
  ['Entente Ribaivela-Fontogne Handball 2', 'Entente Ribaivela-Fontogne Handball', ' 2'],
  ['Idrottsföreningen Kamraterna Långsund 12', 'Idrottsföreningen Kamraterna Långsund', ' 12'],
  ['Winner of 1/16 final 11', 'Winner of 1/16 final', ' 11'],
  ['HK 2010', 'HK 2010', ''],
  ['Å', 'Å', ''],
  ['', '', ''],
])('%s keeps what tells it from others of its club where it is cut', (name, stem, tail) => {
  expect(nameParts(name)).toEqual({ stem, tail })
})
