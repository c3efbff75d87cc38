import type { Locale } from '../domain/presentation/locale.ts'
import { learnMessages, type Messages, type Translate } from './translate.ts'

const FILES: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  en: () => import('./locales/en.json'),
  sv: () => import('./locales/sv.json'),
}
const loading = new Map<Locale, Promise<Translate>>()

/** Brings the messages of a language to the browser, once. A failed load is tried again when next asked for. */
export function loadMessages(locale: Locale): Promise<Translate> {
  const known = loading.get(locale)
  if (known) return known
  const load = FILES[locale]().then(({ default: messages }) => learnMessages(locale, messages))
  loading.set(locale, load)
  load.catch(() => loading.delete(locale))
  return load
}
