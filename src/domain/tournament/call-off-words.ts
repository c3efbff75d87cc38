import { CALL_OFFS, type CallOffKind } from './match.ts'

/** What schedules and services write for each, in English, Swedish, Danish, Norwegian and German: without case and signs. */
const WORDS: Readonly<Record<CallOffKind, readonly string[]>> = {
  cancelled: [
    ...['cancelled', 'canceled', 'calledoff', 'notplayed'],
    ...['inställd', 'utgår', 'ejspelad', 'aflyst', 'avlyst', 'abgesagt', 'ausgefallen', 'entfällt'],
  ],
  postponed: ['postponed', 'ppd', 'uppskjuten', 'framflyttad', 'udsat', 'udskudt', 'utsatt', 'verschoben'],
  abandoned: ['abandoned', 'abd', 'suspended', 'avbruten', 'afbrudt', 'avbrutt', 'abgebrochen'],
  annulled: [
    ...['annulled', 'void', 'voided', 'annullerad', 'struken', 'ogiltig'],
    ...['annulleret', 'annullert', 'annulliert', 'strøget', 'strøket', 'gestrichen'],
  ],
}

const BY_WORD = new Map(CALL_OFFS.flatMap((how) => WORDS[how].map((word) => [word, how] as const)))

/** Returns how a match was called off, by a word in a schedule or of a service; null for any other word. */
export const callOffOf = (text: string): CallOffKind | null =>
  BY_WORD.get(text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')) ?? null
