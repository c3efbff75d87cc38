import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { targetOf } from '../../../scripts/imports/project-imports.ts'
import { importsOf } from '../../../scripts/imports/read-imports.ts'
import { LOCALES } from '../../../src/domain/text/locale.ts'
import { npmCommandsOf, partsOf } from './shell.ts'
import { PAGES } from './written.ts'

const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

/** The text of a program and of the files of `scripts` that it imports. */
function textOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imported = importsOf(file, text)
    .map((one) => targetOf(file, one))
    .filter((path) => path?.startsWith('scripts/') && path.endsWith('.ts'))
  return [text, ...imported.map((path) => textOf(path ?? '', seen))].join('\n')
}

/** The program of the project that a script of package.json runs, or null if it runs another one. */
const programOf = (name: string) =>
  name === 'test'
    ? 'scripts/test/main.ts'
    : (/scripts\/(?!with-node)[\w/-]+\.ts/.exec(scripts[name] ?? '')?.[0] ?? null)

const programs = new Map<string, string>()
function isRead(option: string, file: string): boolean {
  const program = programs.get(file) ?? textOf(file)
  programs.set(file, program)
  // An option for each language is made of the list of languages.
  const isOfLanguage = LOCALES.some(
    (locale) =>
      option.endsWith(`-${locale}`) && program.includes(`${option.slice(0, -locale.length)}\${locale}`),
  )
  return (
    isOfLanguage ||
    new RegExp(`['"]?\\b${option}['"]?: \\{\\s*type: '(?:string|boolean)'|'--${option}'`).test(program)
  )
}

describe('every option that a page gives to a command', () => {
  const given = PAGES.flatMap(({ path, text }) =>
    npmCommandsOf(text).flatMap((command) => {
      const { name, options } = partsOf(command)
      return options.map((option) => ({ path, name, option }))
    }),
  )

  test('is read by its program', () => {
    expect(given.length).toBeGreaterThan(50)
    const unread = given.filter(({ name, option }) => {
      const program = programOf(name)
      return program === null || !isRead(option, program)
    })
    expect(unread).toEqual([])
  })

  test('is found in its block, on lines that go on, and within a sentence', () => {
    const page =
      'See `npm run points -- --team A\n--points=-2`.\n\n```\nCUP_ID=a npm run import -- [--zone "A --b"] PATH\n     [--check] # --not\n```\n'
    expect(npmCommandsOf(page).map(partsOf)).toEqual([
      { name: 'import', options: ['zone', 'check'] },
      { name: 'points', options: ['team', 'points'] },
    ])
  })

  test('would be missed if its program did not read it', () => {
    const read = ['class', 'rename', 'reason-en', 'home'].filter((option) =>
      isRead(option, 'scripts/team.ts'),
    )
    expect(read).toEqual(['class', 'rename', 'reason-en'])
  })
})
