import type { Stream } from '../../domain/tournament/edition.ts'

/** Returns the provider that the cup names, or else the host of the stream's address; null if there is neither. */
export function streamProvider({ provider, url }: Stream): string | null {
  if (provider !== null && provider.trim() !== '') return provider
  return url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
}
