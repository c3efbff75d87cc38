import {
  categoryShareAddress,
  editionShareAddress,
  nationShareAddress,
  storyShareAddress,
} from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'

/** In pixels: what the networks ask for. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** The picture shown with a link to a page, and what it shows in words. */
export interface PageShare {
  readonly address: string
  readonly alt: string
}

const words = ({ cup, year }: PageSite, ...names: readonly string[]) =>
  [...names, `${cup.name} ${year}`].join(', ')

export const editionShare = (site: PageSite): PageShare => ({
  address: editionShareAddress(site.year),
  alt: words(site),
})

/** For everything that belongs to a class: its groups, play-offs, teams and matches. */
export const classShare = (site: PageSite, category: Category): PageShare => ({
  address: categoryShareAddress(site.year, category.id),
  alt: words(site, category.name[site.locale]),
})

/** @param name of the nation in the page's language */
export const nationShare = (site: PageSite, key: string, name: string): PageShare => ({
  address: nationShareAddress(site.year, key),
  alt: words(site, name),
})

/** @param title of the story in the page's language */
export const storyShare = (site: PageSite, title: string): PageShare => ({
  address: storyShareAddress(site.year),
  alt: words(site, title),
})
