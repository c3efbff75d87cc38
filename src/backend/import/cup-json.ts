import { isRecord } from '../../domain/is-record.ts'
import type { Draft, Fault } from './fault.ts'
import { faultAt, shown } from './fault.ts'
import type { ImportOptions } from './import-options.ts'
import { say } from './said.ts'

export interface JsonFile {
  readonly file: string
  readonly value: unknown
}

/** Whether the content of a file is of the open format. */
export const isCupJson = (value: unknown): boolean =>
  isRecord(value) &&
  (Object.hasOwn(value, 'format') || (Object.hasOwn(value, 'cup') && Object.hasOwn(value, 'editions')))

/** Reads one cup from one file of the open format, or from several files that each hold some of its editions. */
export function draftOfCupJson(files: readonly JsonFile[], options: ImportOptions): Draft {
  const [first] = files
  if (!first) return { raw: undefined, faults: [], origin: (place) => ({ file: '', place }) }
  const faults: Fault[] = []
  const editions: unknown[] = []
  const origins: { file: string; index: number }[] = []
  const head = record(first.value)
  const cupId = record(head.cup).id
  for (const { file, value } of files) {
    const document = record(value)
    if (document.format !== head.format) {
      faults.push(
        faultAt(
          file,
          'format',
          shown(document.format),
          say('asInFile', { value: shown(head.format), file: first.file }),
        ),
      )
    }
    const id = record(document.cup).id
    if (id !== cupId && options.cup === undefined) {
      const remedy = say('cupAsInFile', { value: shown(cupId), file: first.file })
      faults.push(faultAt(file, 'cup.id', say('anotherCup', { value: shown(id) }), remedy))
    }
    const own = Array.isArray(document.editions) ? document.editions : []
    own.forEach((edition: unknown, index: number) => {
      editions.push(edition)
      origins.push({ file, index })
    })
  }
  const raw: unknown = isRecord(first.value)
    ? {
        ...first.value,
        ...(isRecord(head.cup) || options.cup !== undefined ? { cup: renamed(head.cup, options) } : {}),
        ...(files.length > 1 || Array.isArray(head.editions) ? { editions } : {}),
      }
    : first.value
  return {
    raw,
    faults,
    blame: ({ file }) => origins.flatMap((origin, index) => (origin.file === file ? [index] : [])),
    classOf: ({ file, place }) => {
      const [, edition, category] = /^editions\[(\d+)\]\.categories\[(\d+)\]/.exec(place) ?? []
      const at = origins.findIndex((origin) => origin.file === file && origin.index === Number(edition))
      const categories = record(editions[at]).categories
      const { shortName } = record(Array.isArray(categories) ? categories[Number(category)] : null)
      return typeof shortName === 'string' ? shortName : undefined
    },
    origin: (path) => {
      const inEdition = /^editions\[(\d+)\](.*)$/s.exec(path)
      const from = inEdition ? origins[Number(inEdition[1])] : undefined
      return from
        ? { file: from.file, place: `editions[${from.index}]${inEdition?.[2] ?? ''}` }
        : { file: first.file, place: path }
    },
  }
}

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

function renamed(cup: unknown, options: ImportOptions): unknown {
  return {
    ...record(cup),
    ...(options.cup === undefined ? {} : { id: options.cup }),
    ...(options.name === undefined ? {} : { name: options.name }),
  }
}
