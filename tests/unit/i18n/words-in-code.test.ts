import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from '../../../src/domain/text/locale.ts'

const NAMES = 'names of the demonstration cup, which a cup writes itself in the language of its country'
const READ = 'words that schedules and spreadsheets of any country hold: they are read, and shown to nobody'

/** The files whose texts have Swedish letters, with the reason. */
const SWEDISH_LETTERS: Readonly<Record<string, string>> = {
  'src/backend/demo/arenas.ts': NAMES,
  'src/backend/demo/name-parts.ts': NAMES,
  'src/backend/demo/names.ts': NAMES,
  'src/backend/demo/showcase.ts': NAMES,
  'src/backend/demo/wording.ts': NAMES,
  'src/backend/identity/password/guessed-words.ts':
    'words that passwords are made of, whatever language is shown',
  'src/backend/import/cells/day-words.ts': READ,
  'src/backend/import/cells/result.ts': READ,
  'src/backend/import/columns/column-words.ts': READ,
  'src/backend/import/csv/classes.ts': READ,
  'src/backend/import/csv/withdrawal-cells.ts': READ,
  'src/backend/import/rows/body-rows.ts': READ,
  'src/backend/import/rows/heading-text.ts': READ,
  'src/domain/presentation/team-colour.ts': READ,
  'src/domain/text/hyphenated.ts': 'parts of words between which names of several languages are hyphenated',
  'src/domain/tournament/both-lose-words.ts': READ,
  'src/domain/tournament/call-off-words.ts': READ,
  'src/domain/tournament/placeholder-meaning.ts': READ,
  'src/domain/tournament/placeholder-place.ts': READ,
  'src/domain/tournament/placeholder-words.ts': READ,
}

/** The files that name a language besides the default one by its code, with the reason. */
const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  'src/data/build/read-cups.ts': 'the contract answers in one language at a time',
  'src/domain/text/locale.ts': 'the list of languages',
  'src/pages/sv/404.astro': 'the address of a page',
}

interface CodeFile {
  readonly file: string
  readonly text: string
}

const CODE = globSync('src/**/*.{astro,js,ts,tsx}')
  .filter((file) => !file.endsWith('.d.ts'))
  .sort()
  .map((file): CodeFile => ({ file, text: readFileSync(file, 'utf8') }))

/** The texts of a file of code: strings, templates, markup and regular expressions, but no comments. */
function textsOf({ file, text }: CodeFile): string[] {
  const kind = /[jt]s$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  const script = file.endsWith('.astro') ? text.replaceAll(/^---$/gm, '') : text
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text)
    if (ts.isJsxText(node)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true, kind))
  return found
}

/** @param mark what the file must hold at all: few files are worth reading */
const filesWith = (mark: RegExp, isIt: (text: string) => boolean): string[] =>
  CODE.filter((code) => mark.test(code.text) && textsOf(code).some(isIt)).map(({ file }) => file)

const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

describe('the code', () => {
  it('has Swedish words only where a reason is given', () => {
    const letters = /[åäö]/i
    expect(filesWith(letters, (text) => letters.test(text))).toEqual(Object.keys(SWEDISH_LETTERS))
  })

  it('names no language but in their list', () => {
    const code = new RegExp(`['"\`/](?:${others.join('|')})['"\`/]`)
    expect(filesWith(code, (text) => (others as readonly string[]).includes(text))).toEqual(
      Object.keys(LANGUAGE_CODES),
    )
  })
})
