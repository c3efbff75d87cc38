const LONGEST = 160
/** Where the words of a message end and a body begins: JSON, or a tag. */
const BODY = /[{[]\s*["{[]|<[a-z!/?]/i

/**
 * Returns the message of a service or a library as one short line that fits into a sentence. Only its first line counts:
 * stacks and dumps follow below.
 * @returns null if that line has no words, only a piece of JSON or HTML, or nothing
 */
export function plainReason(text: string): string | null {
  const first = text.split(/[\r\n\u2028\u2029]/).find((line) => line.trim() !== '') ?? ''
  const words = (first.split(BODY, 1)[0] ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD')
    .replace(/\s+/g, ' ')
    .replace(/[\s:,;(–-]+$/, '')
    .trim()
  if (words === '') return null
  const points = Array.from(words)
  return points.length > LONGEST ? `${points.slice(0, LONGEST).join('').trimEnd()}…` : words
}
