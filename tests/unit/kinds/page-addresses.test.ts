import { expect, test } from 'vitest'
import { editionsInRelease, yearlessAddresses } from '../../../src/kinds/page-addresses.ts'
import { smallCup } from '../domain/small-cup.ts'

test('an edition that ended after the release was built is told of by no page of that release', () => {
  const latest = smallCup()
  const before = { ...latest, edition: { ...latest.edition, year: latest.edition.year - 1 } }
  const pastEditions = [latest, before]
  const { year } = latest.edition
  const pages = yearlessAddresses(pastEditions)
  expect(pages).toContain('/history/')
  expect(editionsInRelease(pastEditions, year, (address) => pages.includes(address))).toEqual(pastEditions)
  // The publisher makes the start pages itself, so a release may lack them.
  expect(editionsInRelease(pastEditions, year, (address) => address.startsWith('/history/'))).toEqual(
    pastEditions,
  )
  for (const missing of pages.filter((address) => address !== '/'))
    expect(editionsInRelease(pastEditions, year, (address) => address !== missing)).toEqual([before])
})
