import type { Translate } from '../../i18n/translate.ts'
import { type LiveWords, liveWords } from '../live/live-words.ts'
import { type LineWords, lineWords } from '../live-center/match-line.ts'

/** The words around a stream in one language, ready for the browser. */
export interface StreamWords {
  readonly live: LiveWords
  readonly line: LineWords
  readonly open: string
  readonly opens: string
  readonly play: string
  readonly learns: string
  readonly close: string
  readonly player: string
  readonly now: string
  readonly next: string
  readonly previous: string
  readonly nothing: string
}

const provider = '{provider}'

export const streamWords = (t: Translate): StreamWords => ({
  live: liveWords(t),
  line: lineWords(t),
  open: t('stream.open', { provider }),
  opens: t('stream.opens', { provider }),
  play: t('stream.play', { provider }),
  learns: t('stream.learns', { provider }),
  close: t('stream.close'),
  player: t('stream.player', { stream: '{stream}', provider }),
  now: t('stream.now'),
  next: t('stream.next'),
  previous: t('stream.previous'),
  nothing: t('stream.nothingOn'),
})
