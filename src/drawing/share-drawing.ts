import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Drawing } from './draw.ts'
import { matchLayout } from './match-layout.ts'
import type { DrawnNode } from './node.ts'
import { type MatchCard, SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from './share-card.ts'
import { shareBackground, shareLayout } from './share-layout.ts'

let background: string | null = null

/** A picture of SHARE_WIDTH × SHARE_HEIGHT pixels, as the drawing worker gets it. */
const drawing = (name: string, layout: DrawnNode): Drawing => {
  background ??= shareBackground(readFileSync(resolve('public/favicon.svg'), 'utf8'))
  return { name, layout: JSON.stringify(layout), background, width: SHARE_WIDTH, height: SHARE_HEIGHT }
}

export const shareDrawing = (card: ShareCard): Drawing =>
  drawing(`${card.title} ${card.year}`, shareLayout(card))

export const matchDrawing = (card: MatchCard): Drawing =>
  drawing(`${card.home.name} – ${card.away.name} ${card.year}`, matchLayout(card))
