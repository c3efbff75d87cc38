import type { Translate } from '../../i18n/translate.ts'

/** The words around a stream in one language, ready for the browser. */
export interface StreamWords {
  readonly open: string
  readonly opens: string
  readonly play: string
  readonly learns: string
  readonly close: string
  readonly player: string
}

const provider = '{provider}'

export const streamWords = (t: Translate): StreamWords => ({
  open: t('stream.open', { provider }),
  opens: t('stream.opens', { provider }),
  play: t('stream.play', { provider }),
  learns: t('stream.learns', { provider }),
  close: t('stream.close'),
  player: t('stream.player', { stream: '{stream}', provider }),
})
