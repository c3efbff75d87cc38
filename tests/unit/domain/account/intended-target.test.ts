import { describe, expect, test } from 'vitest'
import {
  type FavouriteTarget,
  intendedTarget,
  intentOf,
} from '../../../../src/domain/account/intended-target.ts'
import { parseIntent } from '../../../../src/domain/account/intent.ts'
import { signInLink } from '../../../../src/domain/account/sign-in-address.ts'

const team: FavouriteTarget = {
  kind: 'team',
  teamId: 't/1',
  year: 2026,
  name: 'IK Sävehof & Co',
  nation: 'Sweden',
  nationCode: 'SE',
  category: 'Boys 14',
  categoryShort: 'B14',
}
const field: FavouriteTarget = {
  kind: 'field',
  arenaId: 'heden',
  fieldId: 'heden-5',
  year: 2026,
  name: 'Heden 5',
}

/** The target that the sign-in page reads from a link to it. */
function meant(link: string): FavouriteTarget | null {
  const query = new URL(link, 'https://cup.example').searchParams
  const intent = parseIntent(query.get('then'))
  return intent && intent.kind !== 'favourite-club' ? intendedTarget(intent, 2026, query.get('named')) : null
}

describe('a heart that was pressed before sign-in', () => {
  test.each([team, field])('is sent whole after it: %j', (target) => {
    const link = signInLink({
      year: 2026,
      locale: 'en',
      from: '/2026/',
      intent: intentOf(target),
      named: target,
    })
    expect(meant(link)).toEqual(target)
  })

  test('without names leaves them to the service', () => {
    const link = signInLink({ year: 2026, locale: 'en', intent: intentOf(team) })
    const unnamed = { name: '', nation: '', nationCode: '', category: '', categoryShort: '' }
    expect(meant(link)).toEqual({ ...team, ...unnamed })
  })

  test.each([
    '',
    'null',
    '[]',
    '"x"',
    '{"name":7}',
    '{',
    `{"name":"${'x'.repeat(201)}"}`,
    '{"__proto__":{"name":"x"}}',
  ])('takes no names from %s', (named) => {
    expect(intendedTarget(intentOf(field), 2026, named)).toEqual({ ...field, name: '' })
  })

  test('is about what the link says, whatever the names claim', () => {
    const named = JSON.stringify({ ...team, teamId: 'other', year: 1999 })
    expect(intendedTarget(intentOf(team), 2026, named)).toEqual(team)
  })
})
