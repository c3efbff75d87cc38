/** A name that is cut where there is no room, and what tells it from others of its club, which stays. */
export interface NameParts {
  readonly stem: string
  readonly tail: string
}

/** `IFK Example 2`, `IFK Example B`, `IFK Example Blå`, `IFK Example Yellow 2`: what comes after the club. */
const TAIL = /^(.*?\S)(\s\p{Lu}\p{Ll}{1,5}(?:\s(?:\d{1,2}|\p{Lu}))?|\s(?:\d{1,2}|\p{Lu}))$/u

/** Parts a name. Colours have no list: any short last word stays, but for the letters of a club (`HK`). */
export function nameParts(name: string): NameParts {
  const [, stem = name, tail = ''] = TAIL.exec(name) ?? []
  return { stem, tail }
}

/** A name of at most so many letters: one that is longer is cut before what tells it from others of its club. */
export function nameWithin(name: string, most: number): string {
  if (name.length <= most) return name
  const { stem, tail } = nameParts(name)
  return `${stem.slice(0, most - tail.length - 1).trimEnd()}…${tail}`
}
