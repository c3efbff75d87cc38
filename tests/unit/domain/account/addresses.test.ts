import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { handOffAddress } from '../../../../src/domain/account/hand-off.ts'
import { intentText, parseIntent } from '../../../../src/domain/account/intent.ts'
import { returnPath } from '../../../../src/domain/account/return-path.ts'
import { signInLink } from '../../../../src/domain/account/sign-in-address.ts'
import { HOSTILE_HAND_OFFS, HOSTILE_RETURNS } from './hostile-addresses.ts'

const OWN = 'https://id.example'

describe('the address of the account page', () => {
  test('of the service itself is opened, with route and language', () => {
    expect(handOffAddress(`${OWN}/account/open/abc`, OWN, 'sv')).toBe(
      `${OWN}/account/open/abc?route=profile.show&lang=sv`,
    )
    expect(handOffAddress(`${OWN}/a?route=evil&x=1`, OWN, 'en')).toBe(
      `${OWN}/a?route=profile.show&x=1&lang=en`,
    )
    expect(handOffAddress('http://127.0.0.1:4321/a', 'http://127.0.0.1:4321', 'en')).toContain('/a?route=')
  })

  test.each(HOSTILE_HAND_OFFS)('%j is not opened', (url) => {
    expect(handOffAddress(url, OWN, 'en')).toBeNull()
  })

  test('whatever the text, only the own origin comes out', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((tail) => OWN + tail),
        ),
        (url) => {
          const address = handOffAddress(url, OWN, 'en')
          if (address !== null) expect(new URL(address).origin).toBe(OWN)
        },
      ),
    )
  })
})

describe('the way back', () => {
  test.each([
    ['/', '/'],
    ['/2026/', '/2026/'],
    ['/sv/2026/teams/12/?team=1#club', '/sv/2026/teams/12/?team=1#club'],
    ['/2026/search/?q=ik%20s%C3%A4vehof', '/2026/search/?q=ik%20s%C3%A4vehof'],
  ])('%j is a page of ours', (from, to) => {
    expect(returnPath(from)).toBe(to)
  })

  test.each(HOSTILE_RETURNS)('%j is not', (from) => {
    expect(returnPath(from)).toBeNull()
  })

  test('whatever the text, it never leads to another site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((tail) => `/${tail}`),
        ),
        (from) => {
          const path = returnPath(from)
          if (path !== null) expect(new URL(path, OWN).origin).toBe(OWN)
        },
      ),
    )
  })

  test('stands in the link to the sign-in page, with what was meant', () => {
    const from = '/sv/2026/search/?q=a&b'
    const link = signInLink({
      year: 2026,
      locale: 'sv',
      from,
      intent: { kind: 'favourite-team', teamId: 'A/1' },
    })
    expect(link).toMatch(/^\/sv\/2026\/signin\/\?/)
    const query = new URL(link, OWN).searchParams
    expect(returnPath(query.get('from'))).toBe(from)
    expect(parseIntent(query.get('then'))).toEqual({ kind: 'favourite-team', teamId: 'A/1' })
  })
})

describe('what was meant', () => {
  test('survives the address, whatever the ids', () => {
    const id = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    fc.assert(
      fc.property(id, id, (teamId, fieldId) => {
        const team = { kind: 'favourite-team', teamId } as const
        const field = { kind: 'favourite-field', arenaId: teamId, fieldId } as const
        const club = { kind: 'favourite-club', clubId: teamId } as const
        expect([club, null]).toContainEqual(parseIntent(intentText(club)))
        expect([team, null]).toContainEqual(parseIntent(intentText(team)))
        expect([field, null]).toContainEqual(parseIntent(intentText(field)))
      }),
    )
    expect(parseIntent('favourite-team:260001')).toEqual({ kind: 'favourite-team', teamId: '260001' })
  })

  test.each([
    null,
    '',
    'favourite-team',
    'favourite-team:',
    'favourite-team:A',
    'favourite-team:1:2',
    'favourite-club:1:2',
    'favourite-field:1',
    'delete:1',
  ])('%j is nothing', (text) => expect(parseIntent(text)).toBeNull())
})
