import type { Locale } from '../domain/text/locale.ts'
import { learnMessages, type MessageSet, type Messages, type Translate, translator } from './translate.ts'

/** What only a build says stands ready on its pages. */
type LoadedSet = Exclude<MessageSet, 'history'>

/** `kinds`: of all pages. `all`: of all that a visitor does, too. */
export type Extent = 'pages' | 'kinds' | 'all'

const SETS: Readonly<Record<Extent, readonly LoadedSet[]>> = {
  pages: ['pages'],
  kinds: ['pages', 'kinds'],
  all: ['pages', 'kinds', 'app'],
}

const FILES: Readonly<Record<Locale, Readonly<Record<LoadedSet, () => Promise<{ default: Messages }>>>>> = {
  en: {
    pages: () => import('./locales/en/pages.json'),
    kinds: () => import('./locales/en/kinds.json'),
    app: () => import('./locales/en/app.json'),
  },
  sv: {
    pages: () => import('./locales/sv/pages.json'),
    kinds: () => import('./locales/sv/kinds.json'),
    app: () => import('./locales/sv/app.json'),
  },
}
const loading = new Map<string, Promise<Translate>>()

/** Brings messages of a language to the browser, once. A failed load is tried again when next asked for. */
export function loadMessages(locale: Locale, extent: Extent): Promise<Translate> {
  const key = `${extent} ${locale}`
  const known = loading.get(key)
  if (known) return known
  const load = Promise.all(SETS[extent].map((set) => FILES[locale][set]())).then((files) => {
    for (const { default: messages } of files) learnMessages(locale, messages)
    return translator(locale)
  })
  loading.set(key, load)
  load.catch(() => loading.delete(key))
  return load
}
