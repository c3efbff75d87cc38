import {
  categoryShareAddress,
  editionShareAddress,
  nationShareAddress,
  storyShareAddress,
} from '../domain/presentation/addresses.ts'
import type { Site } from '../domain/site/page-site.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { draw } from '../drawing/draw.ts'
import type { ShareCard } from '../drawing/share-card.ts'
import { shareDrawing } from '../drawing/share-drawing.ts'
import { classCard, editionCard, nationCard, storyCard } from './share-cards.ts'
import { PNG, type SiteFile } from './site-file.ts'

/** Returns the pictures that shared links to an edition, its classes, its nations and its story show. */
export function sharePictures(site: Site, index: EditionIndex): SiteFile[] {
  const { cup } = site
  const { year, categories } = index.edition
  const story = storyOf(site, index)
  return [
    picture(editionShareAddress(year), () => editionCard(cup, index)),
    ...categories.map((category) =>
      picture(categoryShareAddress(year, category.id), () => classCard(cup, index, category)),
    ),
    ...[...index.teamsByNation.keys()].map((key) =>
      picture(nationShareAddress(year, key), () => nationCard(site, index, key)),
    ),
    ...(story ? [picture(storyShareAddress(year), story)] : []),
  ]
}

/** The story appears on the evening of the finals, without a build: its picture exists before, and is the edition's. */
function storyOf({ cup, latestYear, pastEditions }: Site, index: EditionIndex): (() => ShareCard) | null {
  if (pastEditions.includes(index)) return () => storyCard(cup, index)
  return index.edition.year === latestYear ? () => editionCard(cup, index) : null
}

const picture = (path: string, card: () => ShareCard): SiteFile => ({
  path,
  type: PNG,
  content: () => draw(shareDrawing(card())),
})
