import { type BoardSubject, boardName } from '../../domain/hall/board-subject.ts'
import { overlayAddress, screensAddress } from '../../domain/presentation/addresses.ts'
import { boardAddress } from '../../domain/presentation/page-of-board.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of a screen. Search engines are kept out: a screen is made for a wall. */
export function boardMeta({ cup, year, locale }: PageSite, subject: BoardSubject): PageMeta {
  const t = translator(locale)
  const name = boardName(subject, locale) ?? t('hall.live')
  return {
    title: `${t('screens.boardTitle', { name, year })} – ${cup.name}`,
    description: t('screens.boardDescription', { name, cup: cup.name, year }),
    address: boardAddress(year, subject),
    crumbs: [],
    private: true,
  }
}

/** Returns the metadata of the page that makes the addresses of screens. */
export function screensMeta({ cup, year, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = screensAddress(year)
  return {
    title: `${t('screens.title')} – ${cup.name} ${year}`,
    description: t('screens.lead'),
    address,
    crumbs: [{ name: t('screens.title'), address }],
    private: true,
  }
}

/** Returns the metadata of the overlay for a film. */
export function overlayMeta({ cup, year, locale }: PageSite): PageMeta {
  const t = translator(locale)
  return {
    title: `${t('screens.overlay')} – ${cup.name} ${year}`,
    description: t('screens.overlayLead'),
    address: overlayAddress(year),
    crumbs: [],
    private: true,
  }
}
