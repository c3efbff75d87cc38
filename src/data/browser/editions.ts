import { type Locale, perLocale } from '../../domain/text/locale.ts'
import type { EditionSummary } from '../../domain/tournament/edition.ts'
import { CUPS } from '../results/cups-document.ts'
import { parseCups } from '../results/parse-cups.ts'
import { startPlace } from '../results/problems.ts'
import { askResults, type ResultsOptions } from './ask-results.ts'
import type { ServiceResponse } from './request.ts'

/**
 * Reads the current editions of the cup, newest first. Their texts are in one language, which stands for both. Never
 * cached, never throws.
 */
export const fetchEditions = (
  cupId: string,
  locale: Locale,
  options?: ResultsOptions,
): Promise<ServiceResponse<readonly EditionSummary[]>> =>
  askResults(
    CUPS,
    { cupId, lang: locale },
    ({ cups }) => {
      const place = startPlace('')
      const found = parseCups(
        perLocale(() => cups),
        cupId,
        place,
      )
      return found && place.found.every(({ severity }) => severity !== 'fail') ? found.editions : null
    },
    options,
  )
