import { textHash } from '../text/text-hash.ts'
import type { Announcement } from '../tournament/edition.ts'

/**
 * What a browser remembers of an announcement it has shown: the same for the same words, another for other words, and
 * short enough to stand in every page.
 */
export const announcementKey = ({ text, button }: Announcement): string =>
  textHash(`${text}\n${button?.link ?? ''}`).toString(36)

/** An announcement has no kind: that it sells the tournament pass is told by where its button leads. */
export const asksForPass = ({ button }: Announcement): boolean =>
  /\/(?:tournament-?|turnerings-?)?pass(?:et)?(?:[/?#]|$)/i.test(button?.link ?? '')
