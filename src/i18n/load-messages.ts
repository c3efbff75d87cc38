import type { Locale } from '../domain/text/locale.ts'
import type { Messages } from './message-text.ts'
import { learnMessages, type MessageSet, type Translate, translator } from './translate.ts'

/** The sets that a browser can load: only a build uses the others. */
type LoadedSet = Exclude<MessageSet, 'history' | 'open-data'>

/** `kinds`: the messages of all pages. `all`: also the messages for everything that a visitor does; `admin`: and organisers. */
export type Extent = 'pages' | 'kinds' | 'all' | 'admin'

const SETS: Readonly<Record<Extent, readonly LoadedSet[]>> = {
  pages: ['pages'],
  kinds: ['pages', 'kinds'],
  all: ['pages', 'kinds', 'app'],
  admin: ['pages', 'kinds', 'app', 'admin'],
}

const FILES = import.meta.glob<{ default: Messages }>('./locales/*/{pages,kinds,app,admin}.json')
const loading = new Map<string, Promise<Translate>>()

/** Loads messages of a language into the browser, once. The next call retries a failed load. */
export function loadMessages(locale: Locale, extent: Extent): Promise<Translate> {
  const key = `${extent} ${locale}`
  const known = loading.get(key)
  if (known) return known
  const load = Promise.all(SETS[extent].map((set) => FILES[`./locales/${locale}/${set}.json`]?.())).then(
    (files) => {
      for (const file of files) if (file) learnMessages(locale, file.default)
      return translator(locale)
    },
  )
  loading.set(key, load)
  load.catch(() => loading.delete(key))
  return load
}
