import { textHash } from '../text/text-hash.ts'
import type { Announcement } from '../tournament/edition.ts'

/**
 * Returns the key by which a browser remembers that it has shown an announcement: the same for the same words, another for
 * other words, and short enough to stand in every page.
 */
export const announcementKey = ({ text, button }: Announcement): string =>
  textHash(`${text}\n${button?.link ?? ''}`).toString(36)

/** Whether an announcement sells the tournament pass. Announcements have no kind, so the link of the button decides. */
export const asksForPass = ({ button }: Announcement): boolean =>
  /\/(?:tournament-?|turnerings-?)?pass(?:et)?(?:[/?#]|$)/i.test(button?.link ?? '')
