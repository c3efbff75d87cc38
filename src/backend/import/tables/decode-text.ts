import { type Fault, faultAt, shown } from '../fault.ts'
import { decodeUtf8 } from '../read-text.ts'
import type { Guess } from '../reading.ts'
import { say } from '../said.ts'

type Decoded = { ok: true; text: string; guesses: Guess[] } | { ok: false; fault: Fault }

/**
 * Decodes the text of a table: UTF-8, UTF-16 with or without a byte order mark, or Windows-1252, as the bytes tell. What is
 * not UTF-8 is told, with the first cell that shows it.
 */
export function decodeTable(bytes: Uint8Array, file: string): Decoded {
  const wide = wideEncoding(bytes)
  if (wide) return decodedAs(wide, 'UTF-16', bytes, file)
  const text = decodeUtf8(bytes, file)
  if (text.ok) return { ...text, guesses: [] }
  // Letters that are UTF-8 beside a byte that is not: the file is damaged, and is not of another encoding.
  if (bytes.includes(0) || holdsWideLetters(bytes)) return text
  return decodedAs('windows-1252', 'Windows-1252', bytes, file)
}

function decodedAs(label: string, what: string, bytes: Uint8Array, file: string): Decoded {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes)
    const word = /[^;,\t"\r\n]*[\u00a1-\ufefe][^;,\t"\r\n]*/.exec(text)?.[0]
    return {
      ok: true,
      text,
      guesses: [{ file, what: say('readAs', { encoding: what }), example: word ? shown(word) : '' }],
    }
  } catch {
    return {
      ok: false,
      fault: faultAt(file, '1:1', say('noEncoding', { encoding: what }), say('saveUtf8')),
    }
  }
}

/** UTF-16 by its mark, or because every other byte of its beginning is 0. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const beginning = bytes.subarray(0, 200)
  const zeros = (from: number) => beginning.filter((byte, index) => index % 2 === from && byte === 0).length
  const most = beginning.length * 0.4
  if (beginning.length >= 4 && zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  return beginning.length >= 4 && zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null
}

/** Whether there are letters that are written as UTF-8 writes them: two bytes that no Western text has in that order. */
function holdsWideLetters(bytes: Uint8Array): boolean {
  for (let at = 0; at + 1 < bytes.length; at++) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2)
    if (first >= 0xc3 && first <= 0xc5 && second >= 0x80 && second <= 0xbf) return true
  }
  return false
}
