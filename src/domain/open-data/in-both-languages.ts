import { DEFAULT_LOCALE, LOCALES, type Locale, type Words, wordsIn } from '../text/locale.ts'
import type { Announcement, EditionSummary } from '../tournament/edition.ts'

export interface AnnouncementInBoth {
  readonly text: Words
  readonly button: { readonly link: string; readonly text: Words } | null
}

/** Returns the announcements of an edition, which a service lists for each language, in the same order. */
export function announcementsOf({
  announcements,
}: Pick<EditionSummary, 'announcements'>): AnnouncementInBoth[] {
  const length = Math.max(...LOCALES.map((locale) => announcements[locale].length))
  return Array.from({ length }, (_, at) => inEach((locale) => announcements[locale][at])).filter(
    (one) => one !== null,
  )
}

function inEach(given: (locale: Locale) => Announcement | undefined): AnnouncementInBoth | null {
  const text = wordsIn((locale) => given(locale)?.text)
  const said = wordsIn((locale) => given(locale)?.button?.text)
  const link = wordsIn((locale) => given(locale)?.button?.link)?.[DEFAULT_LOCALE]
  return text && { text, button: said && link !== undefined ? { link, text: said } : null }
}
