import type { ScreenGroup } from '../../components/hall/screen-groups.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIds } from '../../domain/tournament/edition-ids.ts'
import type { Translate } from '../../i18n/translate.ts'

/** What every part of the organisers' page gets. */
export interface SectionProps {
  readonly edition: EditionIds
  readonly year: number
  /** The boards that a screen may show, beside the one of all live matches. */
  readonly groups: readonly ScreenGroup[]
  readonly locale: Locale
  readonly t: Translate
  /** The id of the account that is signed in. */
  readonly ownId: number
  readonly isOwner: boolean
}
