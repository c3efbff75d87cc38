import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code of a language that nobody speaks. */
export const PSEUDO = 'xa'

const LOCALES = 'src/i18n/locales'
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š' },
}
const VALUE = /(\{\{\w+(?:, number)?\}\})/g
/** Right-to-left mark: it shows where a name is taken for a word of the language. */
const MARK = '\u200f'

/** Returns a text with accents, 35 % longer, and with marks around the names that it will hold. */
export function pseudoText(text: string): string {
  const accented = text
    .split(VALUE)
    .map((part) => {
      if (!part.startsWith('{{')) return part.replace(/\p{L}/gu, (letter) => ACCENTED[letter] ?? letter)
      return /count|number/.test(part) ? part : `${MARK}${part}${MARK}`
    })
    .join('')
  const letters = text.replaceAll(VALUE, '').length
  const more = Math.ceil(letters * 0.35)
  return more < 4 ? accented + 'ý'.repeat(more) : `${accented}${' éñý'.repeat(Math.ceil(more / 4))}`
}

const pseudoTexts = (texts: unknown): unknown => {
  if (typeof texts === 'string') return pseudoText(texts)
  if (Array.isArray(texts)) return texts.map(pseudoTexts)
  return Object.fromEntries(Object.entries(texts ?? {}).map(([key, value]) => [key, pseudoTexts(value)]))
}

type Change = readonly [before: RegExp, after: (line: string) => string]

/** Adds a line that differs from that of Swedish in the code alone. */
const again = (line: string) => line + line.replaceAll(/\bsv/g, PSEUDO)

/** The lines that a language takes in code. */
const LINES: Readonly<Record<string, readonly Change[]>> = {
  'src/domain/text/locale.ts': [
    [/'sv'\] as const/, () => `'sv', '${PSEUDO}'] as const`],
    [
      / {2}sv: \{ name: .*\n/,
      (line) => `${line}  ${PSEUDO}: { name: 'Pseudo', tag: 'en-XA', flag: 'de', listSeparator: ',' },\n`,
    ],
  ],
  'src/domain/text/rule-words.ts': [
    [/import sv .*\n/, again],
    [/\{ en, sv \}/, () => `{ en, sv, ${PSEUDO} }`],
  ],
  'src/i18n/service-text.ts': [
    [/(?:import sv\w+ .*\n)+/, again],
    [/ {2}sv: \{ .*\n/, again],
  ],
}

/**
 * Adds a language to a copy of the project as docs/develop.md#add-a-language says.
 *
 * @returns the files that were written, as paths below the root
 */
export function addPseudoLanguage(root: string): string[] {
  mkdirSync(join(root, LOCALES, PSEUDO))
  const messages = readdirSync(join(root, LOCALES, 'en')).map((file) => {
    const texts = JSON.parse(readFileSync(join(root, LOCALES, 'en', file), 'utf8'))
    const path = join(LOCALES, PSEUDO, file)
    writeFileSync(join(root, path), JSON.stringify(pseudoTexts(texts)))
    return path
  })
  const code = Object.entries(LINES).map(([file, lines]) => {
    const text = lines.reduce(
      (all, [before, after]) => {
        if (!before.test(all)) throw new Error(`${file} has no line like ${before}.`)
        return all.replace(before, after)
      },
      readFileSync(join(root, file), 'utf8'),
    )
    writeFileSync(join(root, file), text)
    return file
  })
  return [...messages, ...code]
}

const formOf = (part: string) =>
  part.startsWith('{{') ? (/count|number/.test(part) ? '[\\d\\s.,]+' : '.+') : RegExp.escape(part)

/** Tells whether a text is an English message of a copy of the project, whatever values it holds. */
export function englishFinder(root: string, names: readonly string[]): (text: string) => boolean {
  const whole = new Set<string>()
  const forms: RegExp[] = []
  const collect = (texts: unknown): void => {
    if (typeof texts === 'object' && texts !== null) Object.values(texts).forEach(collect)
    if (typeof texts !== 'string') return
    const parts = texts.split(VALUE)
    const words = parts.filter((part) => !part.startsWith('{{') && /\p{L}{2}/u.test(part))
    // Markup may stand around a value, which leaves the words before and after it as texts of their own.
    for (const part of words) whole.add(part.trim())
    if (parts.length > 1 && words.some((part) => /\p{L}{3}/u.test(part)))
      forms.push(new RegExp(`^${parts.map(formOf).join('')}$`))
  }
  for (const file of readdirSync(join(root, LOCALES, 'en')))
    collect(JSON.parse(readFileSync(join(root, LOCALES, 'en', file), 'utf8')))
  for (const name of names) whole.delete(name)
  return (text) => whole.has(text) || (!names.includes(text) && forms.some((form) => form.test(text)))
}
