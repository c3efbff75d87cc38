/** The letters from which on a name is set smaller, and from which on it is set smallest. */
interface Sizes {
  readonly long: number
  readonly longest: number
}

/** Returns the class of the element around a name; undefined for a name in full size. */
export function nameSize(name: string, { long, longest }: Sizes): 'is-long' | 'is-longest' | undefined {
  if (name.length >= longest) return 'is-longest'
  return name.length >= long ? 'is-long' : undefined
}
