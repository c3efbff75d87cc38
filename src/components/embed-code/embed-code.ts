import { type Embed, embedAddress } from '../../domain/embed/embed-address.ts'
import { originOf } from '../../domain/site/origin.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { escaped } from '../ui/escaped.ts'
import { plain } from '../ui/Sentence.tsx'
import { embedHead } from './embed-head.ts'
import { embedHeight } from './embed-height.ts'

/** Pixels that show the main part of most embeds of a kind; for one subject the height is computed (`embedHeight`). */
export const EMBED_HEIGHTS: Readonly<Record<Embed['kind'], number>> = {
  team: 560,
  next: 220,
  club: 480,
  division: 360,
  playoff: 560,
}

/**
 * Returns the code that shows an embed in another page. It has no sandbox: where no script may run, a browser does not
 * reload the frame either, and the frame would never update.
 */
export function embedCode(site: EditionSite, embed: Embed): string {
  const { title, under } = embedHead(site, embed)
  const named = [title, 'division' in embed ? plain(under) : '']
  const name = [...named, `${site.cup.name} ${site.year}`].filter(Boolean).join(', ')
  const src = originOf(import.meta.env.SITE) + embedAddress(site.year, embed, site.locale)
  return `<iframe src="${src}" title="${escaped(name)}" width="100%" height="${embedHeight(site, embed)}" loading="lazy" style="border:0"></iframe>`
}
