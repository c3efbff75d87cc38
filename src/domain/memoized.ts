/** Computes a value once per object, and keeps it as long as the object exists. */
export function memoized<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, Made>()
  return (thing) => {
    const known = made.get(thing)
    if (known !== undefined) return known
    const fresh = make(thing)
    made.set(thing, fresh)
    return fresh
  }
}

/** Computes a value once per pair of objects. */
export function memoizedPair<One extends object, Other extends object, Made>(
  make: (one: One, other: Other) => Made,
): (one: One, other: Other) => Made {
  const made = memoized((one: One) => memoized((other: Other) => make(one, other)))
  return (one, other) => made(one)(other)
}

/** Computes a value once per text and keeps it for good: for texts that are few, or that are asked for again and again. */
export function memoizedText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    made.set(text, fresh)
    return fresh
  }
}
