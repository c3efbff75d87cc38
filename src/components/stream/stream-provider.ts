import type { Stream } from '../../domain/tournament/edition.ts'

/** Who serves the film: as the cup says, else the host of its address; null where there is neither. */
export function streamProvider({ provider, url }: Stream): string | null {
  if (provider !== null && provider.trim() !== '') return provider
  return url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
}
