import { use } from 'react'
import type { Locale } from '../../domain/text/locale.ts'
import { type Extent, loadMessages } from '../../i18n/load-messages.ts'
import { isBuilding, type Translate, translator } from '../../i18n/translate.ts'

/**
 * Returns the messages of an island and of every view below it. Until they are loaded the island suspends, and the page
 * stays as it was built. It is the first line of every island that shows text.
 */
export const useTranslator = (locale: Locale, extent: Extent = 'all'): Translate =>
  isBuilding ? translator(locale) : use(loadMessages(locale, extent))
