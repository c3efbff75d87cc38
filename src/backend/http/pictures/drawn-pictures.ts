import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Revisions } from '../../results/revision-watch.ts'
import { type Representation, represent } from '../response/representation.ts'
import type { MadePicture, PictureRequest } from './make-picture.ts'

/** Number of pictures kept in memory, some 60 kB each. */
const KEPT = 300
/** With more requests than this, a client would give up before its picture is drawn. */
const MOST_WAITING = 40
/** Pictures read anew per address and minute. Those that are known to be unchanged do not count. */
const READ_PER_ADDRESS = 120
const RETRY_SECONDS = 5

/**
 * A CDN keeps a picture for ten seconds, so that it shows a result soon after the final whistle. It serves the old picture
 * while it requests the next. The entity tag is that of the picture's bytes.
 */
const SHARED = 'public, max-age=60, s-maxage=10, stale-while-revalidate=60, stale-if-error=864000'

/** Makes a picture for an address. */
export type MakePicture = (wanted: PictureRequest, address: string) => Promise<MadePicture>

export type GivenPicture =
  | { readonly kind: 'picture'; readonly representation: Representation }
  | { readonly kind: 'absent' }
  /** Too many pictures are being made, for this address (429) or for all (503). */
  | { readonly kind: 'refused'; readonly status: 429 | 503; readonly retrySeconds: number }

interface DrawnPicture {
  /** The state of the edition that the picture was last read from. */
  readonly state: string
  readonly content: string
  readonly representation: Representation
}

/** Knows the pictures made last, each until its edition changes, and then until what it shows changes. */
export class DrawnPictures {
  readonly #known = new Map<string, DrawnPicture>()
  readonly #making = new Map<string, { readonly state: string; readonly picture: Promise<GivenPicture> }>()
  readonly #perAddress = new RateLimiterMemory({ points: READ_PER_ADDRESS, duration: 60 })
  readonly #make: MakePicture
  #waiting = 0

  constructor(make: MakePicture) {
    this.#make = make
  }

  /** @throws what making it throws */
  async give(
    wanted: Omit<PictureRequest, 'known'>,
    revisions: Revisions,
    address: string,
  ): Promise<GivenPicture> {
    const edition = revisions.edition(wanted.cupId, wanted.year)
    if (edition === undefined) return { kind: 'absent' }
    const name = `${wanted.cupId} ${wanted.year} ${wanted.kind} ${wanted.id}`
    const state = `${revisions.epoch} ${edition.revision}`
    const known = this.#known.get(name)
    if (known?.state === state) return { kind: 'picture', representation: known.representation }
    const making = this.#making.get(name)
    if (making?.state === state) return making.picture
    if (this.#waiting >= MOST_WAITING) return { kind: 'refused', status: 503, retrySeconds: RETRY_SECONDS }
    this.#waiting += 1
    try {
      if (!(await this.#mayAsk(address))) return { kind: 'refused', status: 429, retrySeconds: RETRY_SECONDS }
      const meanwhile = this.#making.get(name)
      if (meanwhile?.state === state) return await meanwhile.picture
      const picture = this.#read(wanted, address, { name, state, known: known ?? null }).finally(() => {
        if (this.#making.get(name)?.picture === picture) this.#making.delete(name)
      })
      this.#making.set(name, { state, picture })
      return await picture
    } finally {
      this.#waiting -= 1
    }
  }

  async #read(
    wanted: Omit<PictureRequest, 'known'>,
    address: string,
    {
      name,
      state,
      known,
    }: { readonly name: string; readonly state: string; readonly known: DrawnPicture | null },
  ): Promise<GivenPicture> {
    const made = await this.#make({ ...wanted, known: known?.content ?? null }, address)
    if (made.kind === 'absent') return made
    const now = made.kind === 'same' ? known : drawn(made)
    if (now === null) throw new Error('A picture that is not known cannot be the same.')
    const { content, representation } = now
    this.#known.delete(name)
    this.#known.set(name, { state, content, representation })
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= KEPT) break
      this.#known.delete(oldest)
    }
    return { kind: 'picture', representation }
  }

  #mayAsk = (address: string): Promise<boolean> =>
    this.#perAddress.consume(address).then(
      () => true,
      () => false,
    )
}

const drawn = ({ png, content }: { readonly png: Uint8Array<ArrayBuffer>; readonly content: string }) => ({
  content,
  representation: represent(Buffer.from(png), 'image/png', SHARED),
})
