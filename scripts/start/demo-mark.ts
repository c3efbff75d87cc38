import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from '../release/fingerprint.ts'

/** The source that generates the demonstration cup: a change here makes another cup. */
const GENERATOR = ['src/backend/demo', 'src/backend/document']

/** Which demonstration cup is in which database. */
export type DemoMark = {
  /** The database's own mark (`installation.id`). Another database has another mark; a restored one keeps its mark. */
  readonly installation: string
  readonly size: string
  /** The start of the cup's clock: matches before it are written as played. Epoch milliseconds. */
  readonly start: number
  /** The part of its years that is published, if not all of it. */
  readonly published: string
  readonly generator: string
}

/** Returns the hash of the generator's source. */
export const generatorHash = (root: string) => hashSources(root, GENERATOR)

const markFile = (dataDir: string) => join(dataDir, 'demo-cup.json')

/** Returns the mark of the last seeding, or null. */
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
