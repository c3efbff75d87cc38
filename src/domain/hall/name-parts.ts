/** A name that is cut where there is no room, and what tells it from others of its club, which stays. */
export interface NameParts {
  readonly stem: string
  readonly tail: string
}

/** `IFK Example 2`, `IFK Example B`: what comes after the club. */
const TAIL = /^(.*\S)(\s(?:\d{1,2}|\p{Lu}))$/u

export function nameParts(name: string): NameParts {
  const [, stem = name, tail = ''] = TAIL.exec(name) ?? []
  return { stem, tail }
}
