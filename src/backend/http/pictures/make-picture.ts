import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Drawing, draw } from '../../../drawing/draw.ts'
import { matchDrawing, shareDrawing } from '../../../drawing/share-drawing.ts'
import type { Tables } from '../../database/tables.ts'
import { readClubCard } from '../../results/picture/read-club.ts'
import { readMatchCard } from '../../results/picture/read-match.ts'
import { readTeamCard } from '../../results/picture/read-team.ts'

export const PICTURED = ['team', 'club', 'match'] as const
export type Pictured = (typeof PICTURED)[number]

export interface PictureRequest {
  readonly cupId: string
  readonly year: number
  readonly kind: Pictured
  readonly id: string
  /** The `content` of the picture that is known already, or null. */
  readonly known: string | null
}

export type MadePicture =
  | { readonly kind: 'absent' }
  /** It still shows what the known picture shows. */
  | { readonly kind: 'same' }
  | { readonly kind: 'drawn'; readonly png: Uint8Array<ArrayBuffer>; readonly content: string }

type Draw = (drawing: Drawing) => Promise<Uint8Array<ArrayBuffer>>

/** Reads what a picture shows, and draws it unless it is known. @throws what the database or `drawPng` throws */
export async function makePicture(
  db: Kysely<Tables>,
  drawPng: Draw,
  wanted: PictureRequest,
): Promise<MadePicture> {
  const shown = await readDrawing(db, wanted)
  if (shown === null) return { kind: 'absent' }
  const content = createHash('sha256').update(shown.layout).digest('base64url')
  if (content === wanted.known) return { kind: 'same' }
  return { kind: 'drawn', png: await drawPng(shown), content }
}

/** Reads in the calling thread, and draws in others. */
export const drawHere = (db: Kysely<Tables>) => (wanted: PictureRequest) => makePicture(db, draw, wanted)

async function readDrawing(
  db: Kysely<Tables>,
  { cupId, year, kind, id }: PictureRequest,
): Promise<Drawing | null> {
  if (kind === 'match') {
    const picture = await readMatchCard(db, cupId, year, id)
    return picture && matchDrawing(picture)
  }
  const card = await (kind === 'club' ? readClubCard : readTeamCard)(db, cupId, year, id)
  return card && shareDrawing(card)
}
