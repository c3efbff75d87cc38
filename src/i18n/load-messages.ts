import type { Locale } from '../domain/presentation/locale.ts'
import { learnMessages, type Messages, type Translate } from './translate.ts'

/** `pages`: what the bodies of pages say. `all`: that, and what the parts for search, accounts and desks say. */
export type MessageSet = 'pages' | 'all'

const FILES: Readonly<Record<MessageSet, Readonly<Record<Locale, () => Promise<Messages>>>>> = {
  pages: {
    en: () => import('./page-messages/en.ts'),
    sv: () => import('./page-messages/sv.ts'),
  },
  all: {
    en: () => import('./locales/en.json').then(({ default: messages }) => messages),
    sv: () => import('./locales/sv.json').then(({ default: messages }) => messages),
  },
}
const loading = new Map<string, Promise<Translate>>()

/** Brings messages of a language to the browser, once. A failed load is tried again when next asked for. */
export function loadMessages(locale: Locale, set: MessageSet): Promise<Translate> {
  const key = `${set} ${locale}`
  const known = loading.get(key)
  if (known) return known
  const load = FILES[set][locale]().then((messages) => learnMessages(locale, messages))
  loading.set(key, load)
  load.catch(() => loading.delete(key))
  return load
}
