import { expect, test } from 'vitest'
import { editionsInRelease, yearlessAddresses } from '../../../../src/domain/site/page-addresses.ts'
import { smallCup } from '../small-cup.ts'

test('an edition that ended after the release was built is told of by no page of that release', () => {
  const latest = smallCup()
  const before = { ...latest, edition: { ...latest.edition, year: latest.edition.year - 1 } }
  const told = [latest, before]
  const { year } = latest.edition
  const pages = yearlessAddresses(told)
  expect(pages).toContain('/history/')
  expect(editionsInRelease(told, year, (address) => pages.includes(address))).toEqual(told)
  // The publisher makes the start pages itself, so a release may lack them.
  expect(editionsInRelease(told, year, (address) => address.startsWith('/history/'))).toEqual(told)
  for (const missing of pages.filter((address) => address !== '/'))
    expect(editionsInRelease(told, year, (address) => address !== missing)).toEqual([before])
})
