/** A player that a page can embed: its provider, and the address from which it loads. */
export interface StreamEmbed {
  readonly provider: string
  /** The source of the frame; always https. */
  readonly source: string
}

interface Provider {
  readonly name: string
  /** The only host that serves the provider's frames. */
  readonly frames: string
  readonly hosts: readonly string[]
  /** Returns the player's path and query for an address of this provider; null if it is not the address of a film. */
  player(address: URL): string | null
}

const WORD = /^[\w-]{3,64}$/

const word = (text: string | null | undefined): string | null =>
  text !== null && text !== undefined && WORD.test(text) ? text : null

const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    frames: 'www.youtube-nocookie.com',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    player({ hostname, pathname, searchParams }) {
      const [first, second, third] = pathname.split('/').filter(Boolean)
      if (first === 'channel' && third === 'live') {
        const channel = word(second)
        return channel && `/embed/live_stream?channel=${channel}&autoplay=1`
      }
      const film =
        hostname === 'youtu.be'
          ? word(first)
          : first === 'watch'
            ? word(searchParams.get('v'))
            : first === 'live' || first === 'embed'
              ? word(second)
              : null
      return film && `/embed/${film}?autoplay=1`
    },
  },
  {
    name: 'Vimeo',
    frames: 'player.vimeo.com',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    player({ pathname }) {
      const parts = pathname.split('/').filter(Boolean)
      const [first, second] = parts
      if (first === 'event' && second !== undefined && /^\d{1,12}$/.test(second))
        return `/event/${second}/embed`
      const film = parts.find((part) => /^\d{1,12}$/.test(part))
      return film === undefined ? null : `/video/${film}?dnt=1&autoplay=1`
    },
  },
]

/** The frame sources of all known providers, in the notation of a content security policy. */
export const FRAME_SOURCES: readonly string[] = PROVIDERS.map(({ frames }) => `https://${frames}`)

/**
 * Returns the player of a stream that a page can embed; null if the provider is unknown, so that the page can only link to
 * the film.
 *
 * @param url of the stream; anything but https has no player
 */
export function streamEmbed(url: string | null): StreamEmbed | null {
  if (url === null || !URL.canParse(url)) return null
  const address = new URL(url)
  if (address.protocol !== 'https:' || address.port !== '' || address.username !== '') return null
  const host = address.hostname.replace(/^www\./, '')
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(host))
  const path = provider?.player(address) ?? null
  return provider && path !== null
    ? { provider: provider.name, source: `https://${provider.frames}${path}` }
    : null
}
