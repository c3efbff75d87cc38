import type { Locale } from '../../domain/text/locale.ts'
import type { Stream } from '../../domain/tournament/edition.ts'
import { type StreamEmbed, streamEmbed } from './stream-embed.ts'
import { streamProvider } from './stream-provider.ts'

/** The film of a stream, as it is passed to the player. */
export interface StreamFilm {
  readonly name: string
  /** The film's https address at its provider. */
  readonly url: string
  readonly provider: string
  /** null if a page cannot embed the player. */
  readonly embed: StreamEmbed | null
  readonly locale: Locale
}

/** Returns null if the stream has no address. */
export function streamFilm(stream: Stream, locale: Locale): StreamFilm | null {
  const { name, url } = stream
  if (url === null) return null
  const provider = streamProvider(stream) ?? name
  return { name, url, provider, embed: streamEmbed(url), locale }
}
