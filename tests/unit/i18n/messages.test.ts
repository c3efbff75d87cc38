import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../src/domain/text/locale.ts'
import { english as en, swedish as sv } from '../../support/messages.ts'

type Messages = { readonly [key: string]: string | Messages }

function leaves(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  )
}

const messages = { en: leaves(en), sv: leaves(sv) }
const keys = (locale: 'en' | 'sv') => messages[locale].map(([key]) => key).sort()
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()

describe('the messages', () => {
  it('are the same in every language', () => {
    expect(keys('sv')).toEqual(keys('en'))
  })

  it('have a form for each plural of each language', () => {
    for (const locale of LOCALES) {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
      const known = new Set(keys(locale))
      for (const key of known) {
        const [, base] = /^(.*)_(?:one|other)$/.exec(key) ?? []
        if (base) for (const form of forms) expect(known, `${locale} ${base}`).toContain(`${base}_${form}`)
      }
    }
  })

  it('name the same values in every language', () => {
    const english = new Map(messages.en)
    for (const [key, text] of messages.sv)
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''))
  })

  it('group large numbers as the language does', () => {
    for (const locale of LOCALES)
      for (const [key, text] of messages[locale])
        expect(text, `${locale} ${key}`).not.toMatch(
          /\{\{(count|teams|nations|matches|arenas|fields|shown|all|goals)\}\}/,
        )
  })

  it('say something', () => {
    for (const locale of LOCALES)
      for (const [key, text] of messages[locale]) expect(text.trim(), `${locale} ${key}`).not.toBe('')
  })

  it('are all used, and none that is used is missing', async () => {
    let source = ''
    for await (const file of glob('src/**/*.{astro,ts,tsx}')) source += readFileSync(file, 'utf8')
    const built = [...source.matchAll(/`((?:\w+\.)+)\$\{/g)].map(([, prefix]) => prefix as string)
    const bases = new Set(keys('en').map((key) => key.replace(/_(one|other)$/, '')))
    const unused = [...bases].filter(
      (key) => !source.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
    )
    expect(unused).toEqual([])
    const asked = [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key as string)
    expect(asked.filter((key) => !bases.has(key))).toEqual([])
    expect(asked.length).toBeGreaterThan(100)
  })
})
