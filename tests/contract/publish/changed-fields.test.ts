import { expect, it } from 'vitest'
import { checkPublication, MOMENTS } from '../../support/publication-check.ts'
import { FIELDS } from '../../support/random-changes.ts'

it('a publisher renders every file that the change of a field alters, and few others', async () => {
  const { missing, needed, needless } = await checkPublication({
    moments: MOMENTS.slice(2, 3),
    changes: FIELDS.length,
    seed: 1,
    rendered: 25,
    others: 40,
  })
  expect(missing).toEqual([])
  expect(needless / (needed + needless)).toBeLessThan(1 / 3)
}, 600_000)
