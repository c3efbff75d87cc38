import { editionShareAddress } from '../../../domain/presentation/addresses.ts'
import { idOfSegment } from '../../../domain/text/path-segment.ts'
import type { RevisionWatch } from '../../results/revision-watch.ts'
import { respondWith } from '../response/representation.ts'
import { methodNotAllowed, plainText } from '../response/safeguards.ts'
import { DrawnPictures, type MakePicture } from './drawn-pictures.ts'
import type { Pictured } from './make-picture.ts'

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

export interface PictureOptions {
  readonly cupId: string
  readonly watch: RevisionWatch
  readonly make: MakePicture
  /** Returns the pictures that were drawn during the build. */
  readonly site: (request: Request) => Promise<Response>
  readonly onFault: (error: unknown) => void
}

/**
 * Serves `/share/{year}/team/{team}.png`, and the same for a club and for a match. A picture is made when it is requested,
 * and again only if what it shows has changed.
 */
export function createPictureEndpoint({
  cupId,
  watch,
  make,
  site,
  onFault,
}: PictureOptions): (kind: Pictured) => (wanted: PictureRequest) => Promise<Response> {
  const pictures = new DrawnPictures(make)

  /** Returns the picture of the edition, for a client that would have to wait. */
  async function refused(request: Request, year: number, status: 429 | 503, retrySeconds: number) {
    const headers = { 'retry-after': String(retrySeconds), 'cache-control': 'no-store' }
    const other = await site(new Request(new URL(editionShareAddress(year), request.url)))
    if (other.status !== 200) return plainText(status, 'Too many pictures are being drawn.\n', headers)
    return new Response(other.body, { status, headers: { ...headers, 'content-type': 'image/png' } })
  }

  return (kind) =>
    async ({ request, address, year, file }) => {
      if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS)
      const id = file.endsWith('.png') ? idOfSegment(file.slice(0, -'.png'.length)) : null
      if (id === null || !/^\d{4}$/.test(year)) return plainText(404, 'There is no such picture.\n')
      try {
        const wanted = { cupId, year: Number(year), kind, id }
        const given = await pictures.give(wanted, await watch.look(), address)
        if (given.kind === 'absent') return plainText(404, 'There is no such picture.\n')
        if (given.kind === 'picture') return await respondWith(request, given.representation)
        return await refused(request, wanted.year, given.status, given.retrySeconds)
      } catch (error) {
        onFault(error)
        const headers = { 'retry-after': String(RETRY_SECONDS) }
        return plainText(503, 'The picture cannot be drawn at the moment.\n', headers)
      }
    }
}
