import type { Announcement } from '../tournament/edition.ts'

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * What a browser remembers of an announcement it has shown: the same for the same words, another for other words, and
 * short enough to stand in every page (FNV-1a of 32 bits).
 */
export function announcementKey({ text, button }: Announcement): string {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(`${text}\n${button?.link ?? ''}`))
    hash = Math.imul(hash ^ byte, PRIME)
  return (hash >>> 0).toString(36)
}

/** An announcement has no kind: that it sells the tournament pass is told by where its button leads. */
export const asksForPass = ({ button }: Announcement): boolean =>
  /\/(?:tournament-?|turnerings-?)?pass(?:et)?(?:[/?#]|$)/i.test(button?.link ?? '')
