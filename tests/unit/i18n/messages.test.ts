import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../src/domain/text/locale.ts'

/** A list has its items under their numbers. */
interface Texts {
  readonly [key: string]: string | Texts
}

function leaves(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  )
}

const FOLDER = 'src/i18n/locales'
const filesOf = (locale: Locale) => readdirSync(`${FOLDER}/${locale}`).sort()
const textsOf = (locale: Locale, file: string) =>
  leaves(JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, 'utf8')))
/** Rules read these by their place, not by a key. */
const RULES = 'rules.json'
const files = filesOf(DEFAULT_LOCALE)
const messages = (locale: Locale) =>
  files.filter((file) => file !== RULES).flatMap((file) => textsOf(locale, file))
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()
const baseOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

describe('the messages', () => {
  it('have a folder for each language, and no other', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(LOCALES.toSorted())
  })

  it.each(LOCALES)('are all said in %s, and no others', (locale) => {
    expect(filesOf(locale)).toEqual(files)
    const bases = (of: Locale, file: string) =>
      [...new Set(textsOf(of, file).map(([key]) => baseOf(key)))].sort()
    for (const file of files) expect(bases(locale, file), file).toEqual(bases(DEFAULT_LOCALE, file))
  })

  it('have each key in one file: services read several together', () => {
    const keys = messages(DEFAULT_LOCALE).map(([key]) => key)
    expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([])
  })

  it.each(LOCALES)('have a form for each plural of %s', (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const known = new Set(messages(locale).map(([key]) => key))
    for (const key of known)
      if (baseOf(key) !== key) for (const form of forms) expect(known).toContain(`${baseOf(key)}_${form}`)
  })

  it.each(LOCALES)('name the same values in %s', (locale) => {
    const first = new Map(messages(DEFAULT_LOCALE))
    for (const [key, text] of messages(locale))
      expect(placeholders(text), key).toEqual(
        placeholders(first.get(key) ?? first.get(`${baseOf(key)}_other`) ?? ''),
      )
  })

  it.each(LOCALES)('group large numbers as %s does', (locale) => {
    for (const [key, text] of messages(locale))
      expect(text, key).not.toMatch(/\{\{(count|teams|nations|matches|arenas|fields|shown|all|goals)\}\}/)
  })

  it.each(LOCALES)('say something in %s', (locale) => {
    for (const file of files)
      for (const [key, text] of textsOf(locale, file)) expect(text.trim(), `${file} ${key}`).not.toBe('')
  })

  it('are all used, and none that is used is missing', () => {
    const source = globSync('src/**/*.{astro,ts,tsx}')
      .map((file) => readFileSync(file, 'utf8'))
      .join('')
    const built = [...source.matchAll(/`((?:\w+\.)+)\$\{/g)].map(([, prefix]) => prefix as string)
    const bases = new Set(messages(DEFAULT_LOCALE).map(([key]) => baseOf(key)))
    const unused = [...bases].filter(
      (key) => !source.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
    )
    expect(unused).toEqual([])
    const asked = [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key as string)
    expect(asked.filter((key) => !bases.has(key))).toEqual([])
    expect(asked.length).toBeGreaterThan(100)
  })
})
