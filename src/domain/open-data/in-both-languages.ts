import type { Words } from '../text/locale.ts'
import type { Announcement, EditionSummary } from '../tournament/edition.ts'

/** Returns a text for both languages if it is given in one at least; else null. */
export const inBothLanguages = (en: string | null, sv: string | null): Words | null =>
  en === null && sv === null ? null : { en: en ?? sv ?? '', sv: sv ?? en ?? '' }

export interface AnnouncementInBoth {
  readonly text: Words
  readonly button: { readonly link: string; readonly text: Words } | null
}

/** Returns the announcements of an edition, which a service lists for each language, in the same order. */
export function announcementsOf({
  announcements,
}: Pick<EditionSummary, 'announcements'>): AnnouncementInBoth[] {
  const { en, sv } = announcements
  return Array.from({ length: Math.max(en.length, sv.length) }, (_, at) => inBoth(en[at], sv[at])).filter(
    (one) => one !== null,
  )
}

function inBoth(en: Announcement | undefined, sv: Announcement | undefined): AnnouncementInBoth | null {
  const text = inBothLanguages(en?.text ?? null, sv?.text ?? null)
  const said = inBothLanguages(en?.button?.text ?? null, sv?.button?.text ?? null)
  const link = en?.button?.link ?? sv?.button?.link
  return text && { text, button: said && link !== undefined ? { link, text: said } : null }
}
