import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { CATEGORY, TOURNAMENT } from '../results/documents.ts'
import type { EditionAnswers } from '../results/parse-edition.ts'
import { digest } from './digest.ts'

/** Which answers these are. A revision is opaque: it changes exactly when any datum of the edition does. */
export interface AnswersKey {
  readonly address: string
  readonly cupId: string
  readonly tournamentId: string
  readonly revision: string
}

export interface AnswerCache {
  /** null where nothing readable is kept for exactly this key. Never throws. */
  read(key: AnswersKey): Promise<EditionAnswers | null>
  /** Keeps the answers and drops those of other revisions of the edition. Never throws: a cache may be full or read-only. */
  write(key: AnswersKey, answers: EditionAnswers): Promise<void>
}

interface Kept extends EditionAnswers {
  readonly key: AnswersKey
}

/** Answers to other questions than today's are of no use, so the documents are part of every name. */
const QUESTIONS = digest([TOURNAMENT, CATEGORY])
const ENDING = '.json.gz'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Answers as they came, one packed file per edition, under `dir`. Written aside and renamed: never half a file. */
export function openAnswerCache(dir: string): AnswerCache {
  return {
    async read(key) {
      try {
        const kept: Kept = JSON.parse((await unpack(await readFile(fileOf(dir, key)))).toString('utf8'))
        return digest(kept.key) === digest(key) && isWhole(kept) ? kept : null
      } catch {
        return null
      }
    },
    async write(key, { tournament, categories }) {
      const file = fileOf(dir, key)
      const aside = `${file}.${randomUUID()}`
      try {
        await mkdir(dir, { recursive: true })
        const kept: Kept = { key, tournament, categories }
        await writeFile(aside, await pack(JSON.stringify(kept), { level: 1 }))
        await rename(aside, file)
        await prune(dir, key)
      } catch {
        await rm(aside, { force: true }).catch(() => {})
      }
    },
  }
}

function isWhole(kept: Kept): boolean {
  return (
    Array.isArray(kept.categories) &&
    kept.categories.every((one) => typeof one.id === 'string' && 'category' in one)
  )
}

function editionOf({ address, cupId, tournamentId }: AnswersKey): string {
  return digest([address, cupId, tournamentId])
}

function fileOf(dir: string, key: AnswersKey): string {
  return join(dir, `${editionOf(key)}.${digest([QUESTIONS, key.revision])}${ENDING}`)
}

async function prune(dir: string, key: AnswersKey): Promise<void> {
  const kept = fileOf(dir, key)
  for (const name of await readdir(dir)) {
    const file = join(dir, name)
    if (name.startsWith(`${editionOf(key)}.`) && file !== kept) await rm(file, { force: true })
  }
}
