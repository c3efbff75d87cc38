import type { Locale } from '../domain/presentation/locale.ts'
import { account as enAccount } from './locales/en/app.json'
import { visitor as enVisitor } from './locales/en/pages.json'
import { account as svAccount } from './locales/sv/app.json'
import { visitor as svVisitor } from './locales/sv/pages.json'

const en = { ...enAccount, ...enVisitor }
const sv = { ...svAccount, ...svVisitor }

/** The words of everything that concerns an account. */
export type AccountWords = { readonly [Key in keyof typeof en]: string }

/**
 * In both languages, as they come with the code of the parts that only signed-in visitors load: as props they would stand
 * in every page. What is not known before stands in them as `{{name}}`: see `fill`.
 */
export const ACCOUNT_WORDS: Readonly<Record<Locale, AccountWords>> = { en, sv }

/** Puts values into the places of a message; a value is never looked into for places of its own. */
export const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (place, key: string) => values[key] ?? place)
