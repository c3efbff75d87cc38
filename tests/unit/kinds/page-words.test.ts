import { beforeAll, expect, it } from 'vitest'
import { parseAddress } from '../../../src/domain/presentation/parse-address.ts'
import kinds from '../../../src/i18n/locales/en/kinds.json' with { type: 'json' }
import pages from '../../../src/i18n/locales/en/pages.json' with { type: 'json' }
import { learnMessages } from '../../../src/i18n/translate.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'
import { pageAddresses } from '../../../src/kinds/page-addresses.ts'
import { loneBody } from '../../support/page-body.ts'
import { smallCup } from '../domain/small-cup.ts'

const YEAR = 2026
const index = smallCup()
/** An unknown message is written as its key. */
const UNKNOWN = new RegExp(`\\b(?:${Object.keys({ ...kinds, description: '' }).join('|')})\\.[a-z]\\w+`)

beforeAll(() => {
  learnMessages('en', pages)
  // Press sheets use both languages.
  learnMessages('sv', pages)
})

it('a live page has the words that its body says', () => {
  const routes = [...pageAddresses(index, YEAR), `/${YEAR}/screen/live/`, `/${YEAR}/speaker/`].map(
    (address) => parseAddress(address)?.route,
  )
  const bodies = routes.flatMap((route) =>
    route ? [{ kind: route.kind, text: loneBody(route, index) }] : [],
  )
  expect(bodies.length).toBeGreaterThan(20)
  const lacking = bodies.flatMap(({ kind, text }) => (UNKNOWN.test(text) ? [kind] : []))
  // The kinds of pages that this small cup lacks.
  const unseen = ['board', 'latest', 'matches-part']
  expect(new Set([...lacking, ...unseen])).toEqual(
    new Set(Object.entries(KINDS).flatMap(([kind, { messages }]) => (messages ? [kind] : []))),
  )
})
