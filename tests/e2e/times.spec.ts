import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { expectMarkedTimes, hydrated } from './page-checks.ts'
import { inLocale, LOCALES, samples } from './samples.ts'
import { unmarkedTimes } from './unmarked-times.ts'

/** Pages that no link leads to, by the sample whose id they take. */
const UNLINKED: readonly (readonly [shape: string, of: (year: string, id: string) => string[]])[] = [
  [
    '/{year}/teams/*/',
    (year, id) =>
      [`embed/team/${id}/`, `embed/next/${id}/`, `favourites/?teams=${id}`].map((path) => `/${year}/${path}`),
  ],
  ['/{year}/clubs/*/', (year, id) => [`/${year}/embed/club/${id}/`]],
  ['/{year}/categories/*/division/*/', (year, id) => [`/${year}/screen/class/${id}/`]],
  ['/{year}/arenas/arena/*/', (year, id) => [`/${year}/screen/arena/${id}/`]],
  ['/{year}/arenas/arena/*/field/*/', (year) => [`/${year}/overlay/`, `/${year}/screen/live/`]],
]

const unlinked = UNLINKED.flatMap(([shape, of]) => {
  const address = samples().find((sample) => sample.shape === shape)?.address ?? ''
  const [, year = '', , id = '', , last = ''] = address.split('/')
  return of(year, shape.includes('arena/*') ? last : id)
})

// Of the pages that links lead to, `every-page.spec.ts` tests the same.
for (const address of unlinked)
  test(`every time and date on ${address} is one for machines, too`, async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(inLocale(address, locale))
      if (!address.includes('/embed/')) await hydrated(page)
      await test.step(locale, () => expectMarkedTimes(page))
    }
  })

test('a time and a date that only people can read are found', async ({ page }) => {
  await page.setContent('<p>At 14:10</p><p>Tue 07 Jul</p><p>2026-07-07</p><p>12–7 <time>14:10</time></p>')
  expect(await unmarkedTimes(page)).toHaveLength(3)
})
