import { beforeAll, expect, it } from 'vitest'
import { builtMoment } from '../../../../src/components/page/built-moment.tsx'
import { WITH_OWN_WORDS } from '../../../../src/components/page/page-bodies.ts'
import { markup } from '../../../../src/components/ui/markup.ts'
import type { Route } from '../../../../src/domain/presentation/page-kinds.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { pageAddresses } from '../../../../src/domain/site/page-addresses.ts'
import kinds from '../../../../src/i18n/locales/en/kinds.json' with { type: 'json' }
import pages from '../../../../src/i18n/locales/en/pages.json' with { type: 'json' }
import { learnMessages } from '../../../../src/i18n/translate.ts'
import PageBody from '../../../support/page-body.ts'
import { smallCup } from '../../domain/small-cup.ts'

const YEAR = 2026
const index = smallCup()
/** A message that is not known is written as its key. */
const UNKNOWN = new RegExp(`\\b(?:${Object.keys({ ...kinds, description: '' }).join('|')})\\.[a-z]\\w+`)

beforeAll(() => {
  learnMessages('en', pages)
  // Press sheets say things in both.
  learnMessages('sv', pages)
})

function bodyOf(route: Route): string {
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale: 'en' as const, year: YEAR, cup, latestYear: YEAR, underWay: true, index }
  const others = {
    clubYears: [],
    clubHistory: null,
    meetings: null,
    isReported: false,
    lastChampions: null,
    memories: [],
    pickerYears: [],
    figures: [],
    history: null,
  }
  return markup(PageBody, { site, route, others, moment: builtMoment(site) })
}

it('a living page has the words that its body says', () => {
  const routes = [...pageAddresses(index, YEAR), `/${YEAR}/screen/live/`].map(
    (address) => parseAddress(address)?.route,
  )
  const told = routes.flatMap((route) => (route ? [{ kind: route.kind, text: bodyOf(route) }] : []))
  expect(told.length).toBeGreaterThan(20)
  const lacking = told.flatMap(({ kind, text }) => (UNKNOWN.test(text) ? [kind] : []))
  // Of pages that this small cup has not, and of a club's week, which is told when it is over.
  const unseen = ['board', 'club', 'latest', 'matches-part']
  expect(new Set([...lacking, ...unseen])).toEqual(WITH_OWN_WORDS)
})
