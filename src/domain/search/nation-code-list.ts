import { nationKey } from '../tournament/nation-codes.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
let codes: ReadonlyMap<string, readonly string[]> | undefined

/** Every code of two or three letters by which a nation is known, in lower case: `se` → `se`, `swe`. */
export function nationCodeList(key: string): readonly string[] {
  codes ??= byKey()
  return codes.get(key) ?? []
}

/** Asks `nationKey` for every possible code (18 252 of them, once per build), so that its tables stay the only ones. */
function byKey(): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  const pairs = LETTERS.flatMap((one) => LETTERS.map((two) => one + two))
  for (const code of [...pairs, ...pairs.flatMap((pair) => LETTERS.map((letter) => pair + letter))]) {
    const key = nationKey(code)
    if (key === null) continue
    const list = lists.get(key)
    if (list) list.push(code)
    else lists.set(key, [code])
  }
  return lists
}
