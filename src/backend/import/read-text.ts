import { type Fault, faultAt } from './fault.ts'
import { say } from './said.ts'

type Text = { ok: true; text: string } | { ok: false; fault: Fault }

/** Decodes UTF-8, with or without byte order mark. `file` is the name faults are reported under. */
export function decodeUtf8(bytes: Uint8Array, file: string): Text {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { ok: false, fault: faultAt(file, '1:1', say('isUtf16'), say('saveUtf8')) }
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const place = firstBadByte(bytes)
    const remedy = say('saveUtf8From')
    return { ok: false, fault: faultAt(file, place, say('noUtf8'), remedy) }
  }
}

/** `line:column` of the first byte that is not UTF-8; the column counts bytes, from 1. */
function firstBadByte(bytes: Uint8Array): string {
  let good = 0
  let bad = bytes.length + 1
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (mayBeginUtf8(bytes.subarray(0, middle))) good = middle
    else bad = middle
  }
  while (good > 0 && !isUtf8(bytes.subarray(0, good))) good -= 1
  let line = 1
  let start = 0
  for (let index = bytes.indexOf(0x0a); index >= 0 && index < good; index = bytes.indexOf(0x0a, index + 1)) {
    line += 1
    start = index + 1
  }
  return `${line}:${good - start + 1}`
}

const isUtf8 = (bytes: Uint8Array) => decodes(bytes, false)
/** Also true if only the last character is cut off. */
const mayBeginUtf8 = (bytes: Uint8Array) => decodes(bytes, true)

function decodes(bytes: Uint8Array, stream: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
