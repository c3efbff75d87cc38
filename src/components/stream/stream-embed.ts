/** A player that a page may hold: where it comes from, and what it is loaded by. */
export interface StreamEmbed {
  readonly provider: string
  /** Source of the frame; https always. */
  readonly source: string
}

interface Provider {
  readonly name: string
  /** The only host that frames of it come from. */
  readonly frames: string
  readonly hosts: readonly string[]
  /** Path and query of the player for an address of this provider; null where it is none of a film. */
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

/** The source of a frame for each known provider, as a content security policy names it. */
export const FRAME_SOURCES: readonly string[] = PROVIDERS.map(({ frames }) => `https://${frames}`)

/**
 * The player of a stream that a page can hold; null where its provider is not one of those known, and the film can only be
 * gone to.
 *
 * @param url of the stream; anything but https has none
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
