import type { QueuePlace } from '../../domain/live/field-queue.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly place: QueuePlace
  readonly locale: Locale
}

/** Why the expected start differs from the planned one, with the note that it is no promise. */
export default function QueueNote({ place, locale }: Props) {
  if (place.expectedAt === null) return null
  return <p className="small queue-note">{translator(locale)('queue.why')}</p>
}
