import { expect, it } from 'vitest'
import { checkPublication, MOMENTS } from '../support/publication-check.ts'

/** @setting CHANGES_SEED (another one each time) Which fields `npm run test:long` changes. */
const SEED = Number(process.env.CHANGES_SEED ?? Date.now() % 1_000_000)

it(`a publisher renders every file that one of 2 000 changed fields alters, and few others (CHANGES_SEED=${SEED})`, async () => {
  const { missing, needed, needless } = await checkPublication({
    moments: MOMENTS,
    changes: 2_000 / MOMENTS.length,
    seed: SEED,
    rendered: Number.POSITIVE_INFINITY,
    others: 60,
  })
  process.stdout.write(`${needed} files rendered with need, ${needless} without.\n`)
  expect(missing).toEqual([])
  expect(needless / (needed + needless)).toBeLessThan(1 / 3)
}, 3_600_000)
