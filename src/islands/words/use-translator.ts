import { use } from 'react'
import type { Locale } from '../../domain/text/locale.ts'
import { type Extent, loadMessages } from '../../i18n/load-messages.ts'
import { isBuilding, type Translate, translator } from '../../i18n/translate.ts'

/**
 * The words of an island, and of every view below it. Until they are loaded the island waits, and the page stands as it
 * was built. It is the first line of every island that shows words.
 */
export const useTranslator = (locale: Locale, extent: Extent = 'all'): Translate =>
  isBuilding ? translator(locale) : use(loadMessages(locale, extent))
