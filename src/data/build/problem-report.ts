import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Problem } from '../results/problems.ts'

/** The number of problems that one build names on the error stream. The file holds all of them. */
const MOST_NAMED = 20

export interface ProblemReport {
  readonly file: string
  /** All problems so far, in the order of reading. */
  readonly problems: readonly Problem[]
  /**
   * Adds the problems of one read: all of them to the file, the warnings in short to the error stream. Faults that fail the
   * build are named by the error that ends it.
   */
  add(what: string, found: readonly Problem[]): void
}

/**
 * @param file JSON: an array of problems, rewritten with every addition
 * @param print takes one line without its line break
 */
export function openProblemReport(file: string, print: (line: string) => void): ProblemReport {
  const problems: Problem[] = []
  let named = 0
  return {
    file,
    problems,
    add(what, found) {
      problems.push(...found)
      save(file, problems)
      const warnings = found.filter((problem) => problem.severity === 'warn')
      if (warnings.length === 0) return
      const amount = warnings.length === 1 ? 'one oddity' : `${warnings.length} oddities`
      print(`${what}: ${amount} in the data (${counted(warnings)}); all in ${file}`)
      for (const { record, what: fault } of warnings.slice(0, MOST_NAMED - named)) {
        print(`  ${record}: ${fault}`)
        named += 1
      }
    },
  }
}

/** `12 unknown-team, 3 bad-time`, the most frequent first. */
function counted(problems: readonly Problem[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of problems) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
}

/** A report that cannot be written must not fail a build. */
function save(file: string, problems: readonly Problem[]): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const aside = `${file}.${process.pid}`
    writeFileSync(aside, `${JSON.stringify(problems, null, 2)}\n`)
    renameSync(aside, file)
  } catch {
    // The error stream gives the same problems in short.
  }
}
