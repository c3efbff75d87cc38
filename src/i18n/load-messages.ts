import type { Locale } from '../domain/text/locale.ts'
import { learnMessages, type MessageSet, type Messages, type Translate, translator } from './translate.ts'

/** What is told of editions that are over stands ready on its pages. */
type LoadedSet = Exclude<MessageSet, 'history'>

const ALL = ['pages', 'app'] as const satisfies readonly LoadedSet[]

const FILES: Readonly<Record<Locale, Readonly<Record<LoadedSet, () => Promise<{ default: Messages }>>>>> = {
  en: { pages: () => import('./locales/en/pages.json'), app: () => import('./locales/en/app.json') },
  sv: { pages: () => import('./locales/sv/pages.json'), app: () => import('./locales/sv/app.json') },
}
const loading = new Map<string, Promise<Translate>>()

/**
 * Brings messages of a language to the browser, once: those of pages, or all. A failed load is tried again when next
 * asked for.
 */
export function loadMessages(locale: Locale, most: 'pages' | 'all'): Promise<Translate> {
  const key = `${most} ${locale}`
  const known = loading.get(key)
  if (known) return known
  const sets = most === 'all' ? ALL : (['pages'] as const)
  const load = Promise.all(sets.map((set) => FILES[locale][set]())).then((files) => {
    for (const { default: messages } of files) learnMessages(locale, messages)
    return translator(locale)
  })
  loading.set(key, load)
  load.catch(() => loading.delete(key))
  return load
}
