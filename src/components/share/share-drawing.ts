import { SHARE_HEIGHT, SHARE_WIDTH } from './page-share.ts'
import type { ShareCard } from './share-card.ts'
import { ShareLayout, shareBackground } from './share-layout.tsx'

/**
 * A share image of SHARE_WIDTH × SHARE_HEIGHT pixels, as it is given to who draws it.
 *
 * @param ball the cup's emblem as an SVG file
 */
export const shareDrawing = (card: ShareCard, ball: string) => ({
  name: `${card.title} ${card.year}`,
  layout: JSON.stringify(ShareLayout({ card })),
  background: shareBackground(ball),
  width: SHARE_WIDTH,
  height: SHARE_HEIGHT,
})
