import { hash } from 'node:crypto'
import * as v from 'valibot'
import type { Locale } from '../../domain/text/locale.ts'
import { ASIDE } from '../import/columns/column-words.ts'
import { keyOf } from '../import/columns/columns-file.ts'
import type { ImportFile } from '../import/files/import-files.ts'
import { type ImportArguments, readImportArguments } from '../import/import-arguments.ts'
import { say, textOf } from '../import/said.ts'

const text = v.pipe(v.string(), v.maxLength(200))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const head = v.strictObject({
  files: v.pipe(v.array(v.strictObject({ name: text, size: whole })), v.minLength(1), v.maxLength(50)),
  /** As options of the command of the same name. */
  options: v.strictObject({
    name: v.optional(text),
    year: v.optional(text),
    zone: v.optional(text),
    chain: v.optional(text),
    publish: v.optional(text),
    dates: v.optional(text),
    prefer: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
    guess: v.optional(v.boolean()),
    'skip-faulty': v.optional(v.boolean()),
  }),
  /** Headers, their positions, and what they are read as. */
  columns: v.pipe(v.array(v.tuple([text, whole, text])), v.maxLength(500)),
  discardReports: v.boolean(),
  /** The token of the preview that was looked at; null asks for a preview. */
  token: v.nullable(text),
  /** How much of what was played may be lost, as the preview told. */
  agreed: whole,
})

export interface SentImport extends ImportArguments {
  readonly files: readonly ImportFile[]
  readonly discardReports: boolean
  readonly token: string | null
  readonly agreed: number
  /** Stands for the files and how they are to be read. */
  readonly content: string
}

const NEWLINE = 0x0a

/**
 * Reads the body of a request: a line of JSON that says which files there are and how they are read, then their bytes, one file
 * after the other. Returns the sentence that says what is wrong with it.
 *
 * @param cupId whatever the files say, they are of this cup
 * @param locale of the sentence, and of what is said of the files
 */
export function readSentImport(
  body: Uint8Array,
  cupId: string,
  now: number,
  locale: Locale,
): SentImport | string {
  const end = body.indexOf(NEWLINE)
  const parsed = v.safeParse(head, jsonOf(body.subarray(0, Math.max(0, end))))
  if (!parsed.success) return textOf(say('sent.head'), locale)
  const { files: listed, options, columns, discardReports, token, agreed } = parsed.output
  const files: ImportFile[] = []
  let at = end + 1
  for (const { name, size } of listed) {
    files.push({ file: fileName(name), bytes: body.subarray(at, at + size) })
    at += size
  }
  if (at !== body.length) return textOf(say('sent.torn'), locale)
  const { zone, chain, publish, ...others } = options
  const given = readImportArguments(
    {
      ...others,
      cup: cupId,
      ...(zone === undefined ? {} : { zone: [zone] }),
      ...(chain === undefined ? {} : { chain: [chain] }),
      ...(publish === undefined ? {} : { publish: [publish] }),
    },
    new Map(columns.map(([header, position, column]) => [keyOf(header, position), column || ASIDE])),
    locale,
  )
  if (typeof given === 'string') return given
  const content = hash('sha256', Buffer.concat([contentOf(parsed.output), body.subarray(end + 1)]))
  const { prefersFile } = given
  return {
    files,
    options: { ...given.options, now, locale },
    prefersFile,
    discardReports,
    token,
    agreed,
    content,
  }
}

const contentOf = ({ token: _, agreed: __, ...rest }: v.InferOutput<typeof head>): Buffer =>
  Buffer.from(JSON.stringify(rest))

/** A name without folders. */
const fileName = (name: string): string => name.replace(/^.*[\\/]/s, '') || 'file'

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
