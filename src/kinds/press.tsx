import PressList from '../components/press/PressList.tsx'
import { pressAddress } from '../domain/presentation/addresses.ts'
import type { PageKind } from '../domain/presentation/page-kinds.ts'
import type { Words } from '../domain/text/locale.ts'
import type { MessageKey } from '../i18n/translate.ts'
import type { AnyKind, HeadOfKind, Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** All press sheets of an edition. */
export const press: Kind<'press'> = {
  ...oneOfEach('press'),
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('pressList.entryTitle', { year })} – ${cup.name}`,
    description: t('pressList.entryDescription', { cup: cup.name, year }),
    crumbs: [{ name: t('nav.press'), address }],
  }),
  still: ({ site }) => <PressList site={site} />,
  styles: 'second-sheet',
}

/** Returns the head of a press sheet. @param names of its subject */
export function sheetHead(
  { site: { year, cup, locale }, address, t }: Parameters<AnyKind<PageKind>['head']>[0],
  names: Words,
  title: MessageKey = 'press.title',
): HeadOfKind {
  const words = { name: names[locale], cup: cup.name, year }
  return {
    title: `${t(title, words)} – ${cup.name}`,
    description: t('description.press', words),
    crumbs: [
      { name: t('nav.press'), address: pressAddress(year) },
      { name: words.name, address },
    ],
  }
}
