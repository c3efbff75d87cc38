import type { Kysely } from 'kysely'
import { categoryShareAddress, editionShareAddress } from '../../domain/presentation/addresses.ts'
import { idOfSegment } from '../../domain/text/path-segment.ts'
import { matchDrawing, shareDrawing } from '../../drawing/share-drawing.ts'
import type { Tables } from '../database/tables.ts'
import { readClubCard } from '../results/picture/read-club.ts'
import { readMatchCard } from '../results/picture/read-match.ts'
import { readTeamCard } from '../results/picture/read-team.ts'
import { DrawnPictures } from './drawn-pictures.ts'
import { methodNotAllowed, plainText } from './safeguards.ts'

const METHODS = ['GET', 'HEAD']
const RETRY_SECONDS = 5

interface PictureRequest {
  readonly request: Request
  /** The client address that the limit applies to. */
  readonly address: string
  readonly year: string
  /** `{segment}.png` */
  readonly file: string
}

export const PICTURED = ['team', 'club', 'match'] as const

type Pictured = (typeof PICTURED)[number]

/**
 * Serves `/share/{year}/team/{team}.png`, and the same for a club and for a match. Each picture is drawn on request, from
 * the data of that moment.
 *
 * @param site returns the pictures that were drawn during the build
 */
export function createPictureEndpoint(
  db: Kysely<Tables>,
  cupId: string,
  site: (request: Request) => Promise<Response>,
  onFault: (error: unknown) => void,
): (kind: Pictured) => (asked: PictureRequest) => Promise<Response> {
  const pictures = new DrawnPictures()

  /** Returns the drawing, and the picture that is shown instead if there are too many requests. */
  const drawingOf = async (kind: Pictured, year: number, id: string) => {
    if (kind === 'club') {
      const card = await readClubCard(db, cupId, year, id)
      return card && { drawing: shareDrawing(card), instead: editionShareAddress(year) }
    }
    if (kind === 'match') {
      const picture = await readMatchCard(db, cupId, year, id)
      return (
        picture && {
          drawing: matchDrawing(picture.card),
          instead: categoryShareAddress(year, picture.categoryId),
        }
      )
    }
    const picture = await readTeamCard(db, cupId, year, id)
    return (
      picture && {
        drawing: shareDrawing(picture.card),
        instead: categoryShareAddress(year, picture.categoryId),
      }
    )
  }

  return (kind) =>
    async ({ request, address, year, file }) => {
      if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS)
      const id = file.endsWith('.png') ? idOfSegment(file.slice(0, -'.png'.length)) : null
      if (id === null || !/^\d{4}$/.test(year)) return plainText(404, 'There is no such picture.\n')
      try {
        const picture = await drawingOf(kind, Number(year), id)
        if (!picture) return plainText(404, 'There is no such picture.\n')
        const instead = new URL(picture.instead, request.url)
        return await pictures.give(request, picture.drawing, address, () => site(new Request(instead)))
      } catch (error) {
        onFault(error)
        const headers = { 'retry-after': String(RETRY_SECONDS) }
        return plainText(503, 'The picture cannot be drawn at the moment.\n', headers)
      }
    }
}
