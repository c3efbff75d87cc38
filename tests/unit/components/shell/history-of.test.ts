import { expect, test } from 'vitest'
import { classHistoryOf, hasHistory } from '../../../../src/components/shell/history-of.ts'
import type { PageSite, Site } from '../../../../src/domain/site/page-site.ts'
import { smallCup } from '../../domain/small-cup.ts'

test('pages name what is told of all editions where it was there when the site was built, and not sooner', () => {
  const index = smallCup()
  const latestYear = index.edition.year + 1
  const siteBuilt = (pastEditions: Site['pastEditions']) =>
    ({ all: { indexes: [index], latestYear, pastEditions } }) as unknown as PageSite
  const [category] = index.edition.categories
  if (!category) throw new Error('The small cup has no class.')
  // The edition ended after the build, and its pages are published without a build.
  expect(hasHistory(siteBuilt([]))).toBe(false)
  expect(classHistoryOf(siteBuilt([]), category)).toBeNull()
  expect(hasHistory(siteBuilt([index]))).toBe(true)
})
