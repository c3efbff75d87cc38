import { constants, crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BIT_DEPTH = 8
const TRUE_COLOUR = 2
const LEFT_NEIGHBOUR = 1

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/**
 * Encodes an opaque picture as a PNG (ISO/IEC 15948), in half of the time that the drawing library takes: it looks for the
 * best filter of each row, but in flat areas the difference to the left neighbour is nearly always zero.
 *
 * @param pixels red, green, blue and opacity of each pixel, row by row; the opacity is ignored
 */
export function pngOf(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = BIT_DEPTH
  header[9] = TRUE_COLOUR
  const data = deflateSync(differences(pixels, width, height), { level: constants.Z_BEST_SPEED })
  return new Uint8Array(
    Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
  )
}

/** Returns each pixel as one number, red lowest: all machines for which the drawing library exists are little-endian. */
function wordsOf(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels)
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4)
}

/** Returns the rows of a PNG: the filter's number, then the difference of each value to that of the left neighbour. */
function differences(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(height * (3 * width + 1))
  const words = wordsOf(pixels)
  let to = 0
  let from = 0
  for (let y = 0; y < height; y += 1) {
    rows[to++] = LEFT_NEIGHBOUR
    let before = 0
    for (let x = 0; x < width; x += 1) {
      // Most neighbours are equal, and the row is zero already.
      const next = words[from] ?? 0
      if (next !== before) {
        rows[to] = next - before
        rows[to + 1] = (next >>> 8) - (before >>> 8)
        rows[to + 2] = (next >>> 16) - (before >>> 16)
        before = next
      }
      to += 3
      from += 1
    }
  }
  return rows
}
