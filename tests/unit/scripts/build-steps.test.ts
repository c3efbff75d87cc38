import { expect, test } from 'vitest'
import { buildSteps } from '../../../scripts/bench/build-steps.ts'

test('the steps of a build are those of its log, in their order', () => {
  const log =
    'Edition 2016: one oddity in the data (1 empty-class)\nReading: 4.2 s\nFiles: 51.0 s\nWorkers: 0.8 s\n'
  expect(buildSteps(log)).toEqual([
    { name: 'Reading', seconds: 4.2 },
    { name: 'Files', seconds: 51 },
    { name: 'Workers', seconds: 0.8 },
  ])
})
