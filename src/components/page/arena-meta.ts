import { arenaAddress, arenasAddress, fieldAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Arena, Field } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { itemList } from '../shell/item-list.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of all arenas. */
export function arenasMeta({ year, cup, locale, index }: PageSite): PageMeta {
  const t = translator(locale)
  const title = t('arenas.title', { year })
  const address = arenasAddress(year)
  const list = index.edition.arenas.map(({ id, name }) => ({ name, address: arenaAddress(year, id) }))
  return {
    title: `${title} – ${cup.name}`,
    description: t('description.arenas', { cup: cup.name, year }),
    address,
    structured: itemList(title, list, locale),
    crumbs: [{ name: t('nav.arenas'), address }],
  }
}

/** Returns the metadata of the page of an arena. */
export function arenaMeta(site: PageSite, arena: Arena): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const words = { arena: arena.name, cup: cup.name, year }
  return {
    title: `${t('arena.title', words)} – ${cup.name}`,
    description: t('description.arena', words),
    address: arenaAddress(year, arena.id),
    crumbs: crumbsTo(site, arena),
  }
}

/** Returns the metadata of the page of a field. */
export function fieldMeta(site: PageSite, arena: Arena, field: Field): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const words = { field: field.name, cup: cup.name, year }
  const address = fieldAddress(year, arena.id, field.id)
  return {
    title: `${t('field.title', words)} – ${cup.name}`,
    description: t('description.field', words),
    address,
    crumbs: [...crumbsTo(site, arena), { name: field.name, address }],
  }
}

const crumbsTo = ({ year, locale }: PageSite, { id, name }: Arena): PageMeta['crumbs'] => [
  { name: translator(locale)('nav.arenas'), address: arenasAddress(year) },
  { name, address: arenaAddress(year, id) },
]
