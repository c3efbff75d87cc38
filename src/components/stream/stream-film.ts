import type { Locale } from '../../domain/text/locale.ts'
import type { Stream } from '../../domain/tournament/edition.ts'
import { type StreamEmbed, streamEmbed } from './stream-embed.ts'
import { streamProvider } from './stream-provider.ts'

/** The film of a stream, as its player is given it. */
export interface StreamFilm {
  readonly name: string
  /** Where it can be seen at its provider; https. */
  readonly url: string
  readonly provider: string
  /** Null where a page can't hold the player. */
  readonly embed: StreamEmbed | null
  readonly locale: Locale
}

/** Null where no address has been given. */
export function streamFilm(stream: Stream, locale: Locale): StreamFilm | null {
  const { name, url } = stream
  if (url === null) return null
  const provider = streamProvider(stream) ?? name
  return { name, url, provider, embed: streamEmbed(url), locale }
}
