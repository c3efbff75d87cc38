import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Content, type Source, SourceFault, sayOf } from '../../src/backend/follow/source.ts'
import { filesAt } from '../../src/backend/import/files/read-import.ts'
import { sameWords } from '../../src/domain/text/locale.ts'
import { sentenceOf } from '../release/failure.ts'

/**
 * A file or folder that is watched. It is read once it has stayed as it is from one look to the next: a program may still
 * be writing it.
 */
export function fileSource(path: string, everyMs: number): Source {
  const absolute = resolve(path)
  let before = ''
  let read = ''
  return {
    name: absolute,
    everyMs,
    look: async () => {
      const found = contentAt(absolute)
      const now = digest(found)
      const isStill = now === before
      before = now
      if (!isStill || now === read) return null
      read = now
      return found
    },
    forget() {
      read = ''
    },
  }
}

function contentAt(path: string): Content {
  try {
    const { files, faults } = filesAt(path)
    const [fault] = faults
    if (fault)
      throw new SourceFault(
        sayOf('faulty', { place: fault.file, problem: fault.problem, remedy: fault.remedy }),
      )
    return { files, path, isFolder: statSync(path).isDirectory() }
  } catch (fault) {
    throw fault instanceof SourceFault ? fault : new SourceFault(sameWords(sentenceOf(fault)))
  }
}

function digest({ files }: Content): string {
  const hash = createHash('sha256')
  for (const { file, bytes } of files) hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex')
}
