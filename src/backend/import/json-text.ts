import { type Said, say } from './said.ts'

/** A key that appears earlier in the same object; places are `line:column`, both counted from 1. */
interface RepeatedKey {
  readonly key: string
  readonly place: string
  readonly before: string
}

/**
 * Parses JSON. If the text cannot be read, the result names the line and column, both counted from 1. If a key is given
 * twice, JSON silently keeps the last, so such keys are listed.
 */
export function parseJson(
  text: string,
): { ok: true; value: unknown; repeated: RepeatedKey[] } | { ok: false; place: string; problem: Said } {
  try {
    return { ok: true, value: JSON.parse(text), repeated: repeatedKeys(text) }
  } catch (error) {
    const { position, problem } = walk(text)
    return {
      ok: false,
      place: placeAt(text, position),
      problem: problem ?? say('value', { value: String(error) }),
    }
  }
}

function placeAt(text: string, position: number): string {
  const before = text.slice(0, position)
  return `${before.split('\n').length}:${position - before.lastIndexOf('\n')}`
}

function repeatedKeys(text: string): RepeatedKey[] {
  const repeated: RepeatedKey[] = []
  const open: Map<string, number>[] = []
  walk(text, {
    opened: () => open.push(new Map()),
    closed: () => open.pop(),
    key: (quoted, position) => {
      const key = String(JSON.parse(quoted))
      const before = open.at(-1)?.get(key)
      if (before === undefined) open.at(-1)?.set(key, position)
      else repeated.push({ key, place: placeAt(text, position), before: placeAt(text, before) })
    },
  })
  return repeated
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings may hold none unescaped
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y

interface Visitor {
  opened(): void
  closed(): void
  /** @param quoted the key as written, in its quotes */
  key(quoted: string, position: number): void
}

/**
 * Goes through a text up to its first syntax error. The engine's own message gives no position for short or cut-off texts,
 * and its values do not show keys that appear twice.
 */
function walk(text: string, visitor?: Visitor): { position: number; problem: Said | null } {
  let position = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = position
    const found = pattern.exec(text)
    if (!found) return false
    position = pattern.lastIndex
    return true
  }
  const found = () =>
    position >= text.length
      ? say('json.end')
      : say('json.found', { character: JSON.stringify(text[position]) })
  /** The open brackets, innermost last. */
  const open: ('{' | '[')[] = []
  let expect: 'value' | 'value or ]' | 'key' | 'key or }' | 'next' = 'value'
  for (;;) {
    take(SPACE)
    const next = text[position]
    if (expect === 'next') {
      const inside = open.at(-1)
      if (!inside) {
        return position < text.length
          ? { position, problem: say('json.after', { found: found() }) }
          : { position, problem: null }
      }
      const close = inside === '{' ? '}' : ']'
      if (next === close) {
        open.pop()
        visitor?.closed()
      } else if (next === ',') expect = inside === '{' ? 'key' : 'value'
      else return { position, problem: say('json.commaOrClose', { close, found: found() }) }
      position += 1
    } else if (expect === 'key' || expect === 'key or }') {
      if (next === '}' && expect === 'key or }') {
        open.pop()
        visitor?.closed()
        position += 1
        expect = 'next'
        continue
      }
      const start = position
      const missing = next === '}' ? 'json.keyAfterComma' : 'json.key'
      if (!take(STRING)) return { position, problem: say(missing, { found: found() }) }
      visitor?.key(text.slice(start, position), start)
      take(SPACE)
      if (text[position] !== ':') return { position, problem: say('json.colon', { found: found() }) }
      position += 1
      expect = 'value'
    } else if (next === ']' && expect === 'value or ]') {
      open.pop()
      visitor?.closed()
      position += 1
      expect = 'next'
    } else if (next === '{' || next === '[') {
      open.push(next)
      visitor?.opened()
      position += 1
      expect = next === '{' ? 'key or }' : 'value or ]'
    } else if (take(STRING) || take(NUMBER) || take(WORD)) {
      expect = 'next'
    } else {
      if (next === '"') return { position, problem: say('json.openText') }
      const missing =
        next === ']' ? 'json.valueAfterComma' : next === "'" ? 'json.valueInQuotes' : 'json.value'
      return { position, problem: say(missing, { found: found() }) }
    }
  }
}
