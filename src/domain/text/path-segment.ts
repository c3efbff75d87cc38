import { textHash } from './text-hash.ts'

/** Names that Windows reserves for devices: no folder may have one, in upper or lower case. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/

/** The longest segment written in full. File systems allow 255 bytes; the rest is room for temporary names. */
const LONGEST = 200
const KEPT_OF_LONG = 160

/** An id of bytes that are all kept, as nearly all ids are. */
const PLAIN = /^[a-z0-9-]+$/

/**
 * Encodes an id as one segment of an address and of a file name.
 *
 * Lower-case letters, digits and `-` are kept; every other byte of the id's UTF-8 is `_xx` (two lower-case hex
 * digits), so ids that differ only by case, `..`, `/`, `%00` and spaces are all harmless and stay distinct. The empty id
 * is `_`. A result over 200 characters keeps its first 160, then `_h` and 32 hex digits of a hash of the whole id.
 * Injective (up to that hash).
 */
export function pathSegment(id: string): string {
  if (id === '') return '_'
  const segment = PLAIN.test(id) ? id : encoded(id)
  if (RESERVED.test(segment)) return escaped(segment.charCodeAt(0)) + segment.slice(1)
  if (segment.length <= LONGEST) return segment
  return `${segment.slice(0, KEPT_OF_LONG)}_h${hash128(segment)}`
}

function encoded(id: string): string {
  let segment = ''
  for (const byte of bytesOf(id)) segment += isKept(byte) ? String.fromCharCode(byte) : escaped(byte)
  return segment
}

/** Returns the id that `pathSegment` turned into `segment`; null if no id gives it or a hash shortened it. */
export function idOfSegment(segment: string): string | null {
  if (segment === '_') return ''
  if (!/^(?:[a-z0-9-]|_[0-9a-f]{2})+$/.test(segment)) return null
  const bytes: number[] = []
  for (let at = 0; at < segment.length; at += 1) {
    if (segment[at] === '_') {
      bytes.push(Number.parseInt(segment.slice(at + 1, at + 3), 16))
      at += 2
    } else bytes.push(segment.charCodeAt(at))
  }
  const id = textOf(bytes)
  return pathSegment(id) === segment ? id : null
}

/** Finds the entry that a segment names. If a hash shortened the segment, every id is tried. */
export function bySegment<T>(map: ReadonlyMap<string, T>, segment: string): T | undefined {
  const id = idOfSegment(segment)
  if (id !== null) return map.get(id)
  for (const [other, value] of map) if (pathSegment(other) === segment) return value
  return undefined
}

function isKept(byte: number): boolean {
  return (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57) || byte === 45
}

function escaped(byte: number): string {
  return `_${byte.toString(16).padStart(2, '0')}`
}

/** UTF-8, with lone surrogates in their three-byte form: TextEncoder would make them all U+FFFD, and ids would collide. */
function bytesOf(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f))
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f))
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 0x3f),
        0x80 | ((code >> 6) & 0x3f),
        0x80 | (code & 0x3f),
      )
  }
  return bytes
}

/** The inverse of `bytesOf`. For bytes that no text has the result is wrong, which encoding it again detects. */
function textOf(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    let code = length === 1 ? first : first & (0xff >> (length + 1))
    for (let more = 1; more < length; more += 1) code = (code << 6) | ((bytes[at + more] ?? 0) & 0x3f)
    text += code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD'
    at += length
  }
  return text
}

/** Four 32-bit FNV-1a sums with different starts: enough to keep long ids apart, but no protection against an attacker. */
function hash128(text: string): string {
  let hash = ''
  for (const start of [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]) {
    let sum = textHash(text, start)
    sum ^= sum >>> 15
    sum = Math.imul(sum, 0x2c1b3c6d)
    hash += (sum >>> 0).toString(16).padStart(8, '0')
  }
  return hash
}
