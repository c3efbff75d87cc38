import { projectImports } from '../imports/project-imports.ts'
import { branchPoint, changedFiles } from './changed-files.ts'
import type { Gate } from './gate.ts'
import { testsGate } from './gate-vitest.ts'
import { staticGatesFor } from './gates-static.ts'
import { relatedTests } from './related-tests.ts'

/** With types and lint beside the tests, the loop stays below a minute on two cores. */
const WORKER_SECONDS = 45
/** Tests that read every text, and so follow from no import. */
const TESTS_OF_TEXTS = ['commands', 'options', 'readme', 'references', 'settings']

/** The gates of `npm test -- --changed`. */
export interface ChangedGates {
  readonly tests: Gate
  readonly sources: readonly Gate[]
  /** What is tested, and what is not. */
  readonly sentence: string
}

/**
 * Returns the gates for what differs from a commit.
 * @param since the commit; undefined for the one where the branch left `main`
 * @throws {Error} if there is no such commit
 */
export function changedGates(root: string, since: string | undefined): ChangedGates {
  const commit = since ?? branchPoint(root)
  const changed = changedFiles(root, commit)
  const { near, left } = relatedTests(projectImports(root), changed, WORKER_SECONDS)
  const ofTexts = TESTS_OF_TEXTS.map((name) => `tests/unit/docs/${name}.test.ts`)
  return {
    tests: testsGate('Tests near the change', [...new Set([...near, ...ofTexts])]),
    sources: staticGatesFor(changed),
    sentence: `Files that differ from ${commit.slice(0, 12)}: ${changed.length}. Files of tests that import them: ${near.length} are run, ${left.length} are not, since they do so through more files. The whole proof is \`npm test\`.`,
  }
}
