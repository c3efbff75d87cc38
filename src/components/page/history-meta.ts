import type { ClassHistory } from '../../domain/history/class-history.ts'
import {
  classHistoryAddress,
  historyAddress,
  medalsAddress,
  recordsAddress,
} from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { translator } from '../../i18n/translate.ts'
import { yearSpan } from '../history/year-span.ts'
import { itemList } from '../shell/item-list.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of all champions. */
export function championsMeta(
  site: PageSite,
  pastEditions: readonly EditionIndex[],
  classes: readonly ClassHistory[],
) {
  const { locale, cup } = site
  const t = translator(locale)
  const title = t('champions.title')
  const list = classes.map(({ key, name }) => ({ name: name[locale], address: classHistoryAddress(key) }))
  return {
    title: `${title} – ${cup.name}`,
    description: t('description.champions', { cup: cup.name, span: yearSpan(pastEditions) }),
    address: historyAddress(),
    structured: itemList(title, list, locale),
    crumbs: [{ name: t('history.nav'), address: historyAddress() }],
  } satisfies PageMeta
}

/** Returns the metadata of the pages of records and of medals. */
export function historyPageMeta(
  site: PageSite,
  kind: 'records' | 'medals',
  pastEditions: readonly EditionIndex[],
) {
  const { locale, cup } = site
  const t = translator(locale)
  const address = kind === 'records' ? recordsAddress() : medalsAddress()
  return {
    title: `${t(`${kind}.title`)} – ${cup.name}`,
    description: t(`description.${kind}`, { cup: cup.name, span: yearSpan(pastEditions) }),
    address,
    crumbs: [
      { name: t('history.nav'), address: historyAddress() },
      { name: t(`${kind}.nav`), address },
    ],
  } satisfies PageMeta
}

/** Returns the metadata of the page of a class through the years. */
export function classHistoryMeta(site: PageSite, { key, name, years }: ClassHistory) {
  const { locale, cup } = site
  const t = translator(locale)
  const address = classHistoryAddress(key)
  const title = t('history.class', { name: name[locale] })
  const span = yearSpan(years.map(({ index }) => index))
  return {
    title: `${title} – ${cup.name}`,
    description: t('description.years', { name: name[locale], cup: cup.name, span }),
    address,
    crumbs: [
      { name: t('history.nav'), address: historyAddress() },
      { name: name[locale], address },
    ],
  } satisfies PageMeta
}
