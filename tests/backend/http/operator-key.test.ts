import { expect, it } from 'vitest'
import { OperatorKey } from '../../../src/backend/http/operator-key.ts'

const KEY = 'a-key-of-the-operator-2026'
const HOME = '203.0.113.1'

it('takes the right key from an address that others guess from, and slows down every wrong one', async () => {
  const key = new OperatorKey(KEY)
  for (let n = 0; n < 10; n += 1)
    expect((await key.check(`Bearer wrong-key-number-${n}-of-many`, HOME)).kind).toBe('wrong')
  const wrong = await key.check('Bearer wrong-key-number-10-of-many', HOME)
  expect(wrong).toMatchObject({ kind: 'too-many' })
  expect(wrong).toMatchObject({ seconds: expect.any(Number) })
  expect((await key.check(null, HOME)).kind).toBe('too-many')
  expect((await key.check(`Bearer ${KEY}`, HOME)).kind).toBe('right')
  expect((await key.check(`Bearer ${KEY.slice(0, -1)}`, HOME)).kind).toBe('too-many')
  expect((await key.check('Bearer wrong-key-number-0-of-many', '203.0.113.2')).kind).toBe('wrong')
})

it('takes no key where there is none', async () => {
  for (const given of ['Bearer null', 'Bearer undefined', `Bearer ${KEY}`, null, ''])
    expect((await new OperatorKey(null).check(given, HOME)).kind).toBe('wrong')
})
