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

const RELEASED = 'a released migration never changes'

/** The files that name a language besides the default one by its code, with the reason. */
const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  'src/backend/database/called-off.ts': RELEASED,
  'src/backend/database/migrations.ts': RELEASED,
  'src/backend/database/texts-by-language.ts': RELEASED,
  'src/domain/places/nation-places.ts': 'the code of a nation',
  'src/domain/text/locale.ts': 'the list of languages',
  'src/domain/text/rule-words.ts': 'the files of messages, which a program imports by name',
  'src/i18n/service-text.ts': 'the files of messages, which a program imports by name',
}

interface CodeFile {
  readonly file: string
  readonly text: string
}

const codeIn = (folder: string): CodeFile[] =>
  globSync(`${folder}/**/*.{astro,js,mjs,template,ts,tsx}`)
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const CODE = codeIn('src')

/** The texts of a file of code: strings, templates, markup and regular expressions, but no comments. */
const textsOf = (code: CodeFile): string[] =>
  partsOf(code, (node) => {
    if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      return node.text
    return ts.isJsxText(node) ? node.text.trim() : null
  })

const namesOf = (code: CodeFile): string[] =>
  partsOf(code, (node) => (ts.isIdentifier(node) ? node.text : null))

function partsOf({ file, text }: CodeFile, partOf: (node: ts.Node) => string | null): string[] {
  const kind = /[jt]s$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  const script = file.endsWith('.astro') ? text.replaceAll(/^---$/gm, '') : text
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const part = partOf(node)
    if (part !== null) found.push(part)
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
    const codes = others.join('|')
    const endings = others.map((locale) => locale.charAt(0).toUpperCase() + locale.slice(1)).join('|')
    const inText = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${codes})(?![\\p{L}\\p{N}])|\\p{Ll}(?:${endings})\\b`,
      'u',
    )
    const inName = new RegExp(`^(?:${codes})$|_(?:${codes})$|\\p{Ll}(?:${endings})$`, 'u')
    const naming = [...codeIn('src'), ...codeIn('scripts')]
      .filter(({ text }) => inText.test(text) || new RegExp(`_(?:${codes})\\b`).test(text))
      .filter((code) =>
        code.file.endsWith('.template')
          ? inText.test(code.text)
          : textsOf(code).some((text) => inText.test(text) || inName.test(text)) ||
            namesOf(code).some((name) => inName.test(name)),
      )
    expect(naming.map(({ file }) => file)).toEqual(Object.keys(LANGUAGE_CODES))
  })
})
