/** Parses JSON; where it cannot be read says at which line and column, both from 1. */
export function parseJson(
  text: string,
): { ok: true; value: unknown } | { ok: false; place: string; problem: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    const { position, problem } = firstSyntaxError(text)
    const before = text.slice(0, position)
    const line = before.split('\n').length
    const column = position - before.lastIndexOf('\n')
    return { ok: false, place: `${line}:${column}`, problem: problem || String(error) }
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings may hold none unescaped
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y

/** The engine's own message gives no position for short or cut-off texts, so the text is walked once more. */
function firstSyntaxError(text: string): { position: number; problem: string } {
  let position = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = position
    const found = pattern.exec(text)
    if (!found) return false
    position = pattern.lastIndex
    return true
  }
  const found = () => (position >= text.length ? 'the file ends' : `found ${JSON.stringify(text[position])}`)
  /** What is open, innermost last. */
  const open: ('{' | '[')[] = []
  let expect: 'value' | 'value or ]' | 'key' | 'key or }' | 'next' = 'value'
  for (;;) {
    take(SPACE)
    const next = text[position]
    if (expect === 'next') {
      const inside = open.at(-1)
      if (!inside) {
        return position < text.length
          ? { position, problem: `${found()} after the end of the JSON value` }
          : { position, problem: '' }
      }
      const close = inside === '{' ? '}' : ']'
      if (next === close) open.pop()
      else if (next === ',') expect = inside === '{' ? 'key' : 'value'
      else return { position, problem: `expected "," or "${close}", ${found()}` }
      position += 1
    } else if (expect === 'key' || expect === 'key or }') {
      if (next === '}' && expect === 'key or }') {
        open.pop()
        position += 1
        expect = 'next'
        continue
      }
      const hint = next === '}' ? ' (a comma too many before it)' : ''
      if (!take(STRING)) return { position, problem: `expected a key in double quotes, ${found()}${hint}` }
      take(SPACE)
      if (text[position] !== ':') return { position, problem: `expected ":" after a key, ${found()}` }
      position += 1
      expect = 'value'
    } else if (next === ']' && expect === 'value or ]') {
      open.pop()
      position += 1
      expect = 'next'
    } else if (next === '{' || next === '[') {
      open.push(next)
      position += 1
      expect = next === '{' ? 'key or }' : 'value or ]'
    } else if (take(STRING) || take(NUMBER) || take(WORD)) {
      expect = 'next'
    } else {
      const hint = next === ']' ? ' (a comma too many before it)' : next === "'" ? ' (use double quotes)' : ''
      const what = next === '"' ? 'a string that is not closed, or holds a line break or a bad \\ escape' : ''
      return { position, problem: what || `expected a value, ${found()}${hint}` }
    }
  }
}
