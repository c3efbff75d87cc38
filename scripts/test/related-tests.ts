import { type ProjectImports, targetOf } from '../imports/project-imports.ts'

/** Tests that need neither a built site nor a quarter of an hour. */
const IS_SHORT_TEST = /^tests\/(?:unit|backend|contract)\/.*\.test\.tsx?$/
/** What a file of tests takes on average, in seconds of a worker: tests of services start databases. */
const secondsOf = (file: string) => (file.startsWith('tests/unit/') ? 0.5 : 10)

/** The tests that a change asks for, the nearest first. */
export interface RelatedTests {
  readonly near: readonly string[]
  /** Tests that the change reaches through so many imports that the time is up before them. */
  readonly left: readonly string[]
}

/**
 * Finds the tests that import a changed file, directly or through other files.
 * @param changed paths from the root; changed tests come first and are never left
 * @param workerSeconds how long the tests may take, added up over all workers
 */
export function relatedTests(
  project: ProjectImports,
  changed: readonly string[],
  workerSeconds: number,
): RelatedTests {
  const importers = importersOf(project)
  const near: string[] = []
  const left: string[] = []
  let seconds = 0
  let ring = new Set(changed)
  const reached = new Set(ring)
  while (ring.size > 0) {
    const tests = [...ring].filter((file) => IS_SHORT_TEST.test(file) && project.has(file))
    for (const test of tests.toSorted((a, b) => secondsOf(a) - secondsOf(b) || (a < b ? -1 : 1))) {
      seconds += secondsOf(test)
      const isKept = seconds <= workerSeconds || changed.includes(test)
      ;(isKept ? near : left).push(test)
    }
    ring = new Set(
      [...ring].flatMap((file) => importers.get(file) ?? []).filter((file) => !reached.has(file)),
    )
    for (const file of ring) reached.add(file)
  }
  return { near, left }
}

/** The files that import each file. */
function importersOf(project: ProjectImports): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of project) {
    for (const one of imports) {
      const target = targetOf(file, one)
      if (target === null) continue
      const known = importers.get(target)
      if (known) known.push(file)
      else importers.set(target, [file])
    }
  }
  return importers
}
