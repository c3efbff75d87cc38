import { type Embed, embedAddress } from '../../domain/embed/embed-address.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { originOf } from '../shell/structured-data.ts'
import { escaped } from '../ui/escaped.ts'
import { plain } from '../ui/Sentence.tsx'
import { embedHead } from './embed-head.ts'
import { embedHeight } from './embed-height.ts'

/** Pixels that show what most embeds of a kind are looked at for; those of one thing are counted (`embedHeight`). */
export const EMBED_HEIGHTS: Readonly<Record<Embed['kind'], number>> = {
  team: 560,
  next: 220,
  club: 480,
  division: 360,
  playoff: 560,
}

/**
 * What somebody writes into a page to show an embed there. Without a sandbox: where no script may run, a browser does not
 * load the frame again either, and it would stand still.
 */
export function embedCode(site: EditionSite, embed: Embed): string {
  const { title, under } = embedHead(site, embed)
  const named = [title, 'division' in embed ? plain(under) : '']
  const name = [...named, `${site.cup.name} ${site.year}`].filter(Boolean).join(', ')
  const src = originOf(import.meta.env.SITE) + embedAddress(site.year, embed, site.locale)
  return `<iframe src="${src}" title="${escaped(name)}" width="100%" height="${embedHeight(site, embed)}" loading="lazy" style="border:0"></iframe>`
}
