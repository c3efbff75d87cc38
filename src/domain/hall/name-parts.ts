/** The parts of a name. `stem` is cut if there is no room; `tail` stays, as it tells the team from others of its club. */
export interface NameParts {
  readonly stem: string
  readonly tail: string
}

/** `IFK Example 2`, `IFK Example B`, `IFK Example Blå`, `IFK Example Yellow 2`: what comes after the club. */
const TAIL = /^(.*?\S)(\s\p{Lu}\p{Ll}{1,5}(?:\s(?:\d{1,2}|\p{Lu}))?|\s(?:\d{1,2}|\p{Lu}))$/u

/** Splits a name. There is no list of colours: any short last word stays, except the letters of a club (`HK`). */
export function nameParts(name: string): NameParts {
  const [, stem = name, tail = ''] = TAIL.exec(name) ?? []
  return { stem, tail }
}
