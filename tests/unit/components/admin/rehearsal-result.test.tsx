import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import RehearsalResult from '../../../../src/components/admin/rehearsal/RehearsalResult.tsx'
import { summaryOfRehearsal } from '../../../../src/domain/rehearsal/rehearsal-summary.ts'
import { learnMessages, translator } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { category, clubTeam, edition, group, placeholder, scheduled, team } from '../../domain/builders.ts'

learnMessages('en', english)
learnMessages('sv', swedish)

const match = scheduled(placeholder('1 Group 1'), team('B'), { id: '42' })
const after = edition({
  categories: [category({ teams: [clubTeam('A'), clubTeam('B')], divisions: [group({ matches: [match] })] })],
})

/** The page of a rehearsal in which one match never got a team. */
const page = (isPublic: boolean, locale: 'en' | 'sv' = 'en') => {
  const missing = [
    { match, label: '1 Group 1', why: 'shared', waitsFor: null, sharedBy: ['A', 'B'] } as const,
  ]
  const rehearsal = summaryOfRehearsal({
    wish: { days: 'all', rest: 30, seed: 1 },
    at: 0,
    revision: 'e.1',
    isPublic,
    reports: 1359,
    ms: 21_000,
    withoutLink: [],
    after,
    findings: { missing, unplayed: [], withoutPlace: [], planned: [], played: [] },
  })
  return renderToStaticMarkup(
    <RehearsalResult rehearsal={rehearsal} locale={locale} t={translator(locale)} />,
  )
}

test('names the match that never got a team, and leads to its page once there is one', () => {
  expect(page(true)).toContain(`href="/${after.year}/matches/42/"`)
  expect(page(false)).not.toContain('href')
  expect(page(false)).toContain('1 Group 1')
})

test('says of a part in which nothing was found that it is so, in both languages', () => {
  expect(page(true)).toContain(translator('en')('admin.rehearsal.nothing'))
  expect(page(true, 'sv')).toContain(translator('sv')('admin.rehearsal.nothing'))
})
