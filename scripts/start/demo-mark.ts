import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from '../release/fingerprint.ts'

/** What the demonstration cup is made by: a change here makes another cup. */
const GENERATOR = ['src/backend/demo', 'src/backend/document']

/** Which demonstration cup was put into which database. */
export type DemoMark = {
  /** The database's own mark (`installation.id`): another database, another mark; a restored one keeps it. */
  readonly installation: string
  readonly size: string
  /** Where its clock starts: played matches are written as they ended until then. Epoch milliseconds. */
  readonly start: number
  /** What is published of its years, where not all of it. */
  readonly published: string
  readonly generator: string
}

/** The hash of the generator's source. */
export const generatorHash = (root: string) => hashSources(root, GENERATOR)

const markFile = (dataDir: string) => join(dataDir, 'demo-cup.json')

/** The mark of the last seeding, or null. */
export function readDemoMark(dataDir: string): DemoMark | null {
  try {
    return JSON.parse(readFileSync(markFile(dataDir), 'utf8')) as DemoMark
  } catch {
    return null
  }
}

export function writeDemoMark(dataDir: string, mark: DemoMark): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(markFile(dataDir), `${JSON.stringify(mark)}\n`)
}

/** Whether two marks stand for the same cup in the same database. */
export function isSameDemo(a: DemoMark | null, b: DemoMark): boolean {
  return (
    a !== null &&
    a.installation === b.installation &&
    a.size === b.size &&
    a.start === b.start &&
    a.published === b.published &&
    a.generator === b.generator
  )
}
