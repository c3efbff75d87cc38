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

/** Computes a value once per text or number and keeps it for good: for few keys, or keys that come again and again. */
export function memoizedByValue<Made, Key extends string | number = string>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const made = new Map<Key, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

/** Computes the value of an object again only if one of the parts that it is made of is another one than last time. */
export function memoizedLast<Thing extends object, Part, Made>(
  make: (thing: Thing, parts: readonly Part[]) => Made,
): (thing: Thing, parts: readonly Part[]) => Made {
  const last = new WeakMap<Thing, { readonly parts: readonly Part[]; readonly made: Made }>()
  return (thing, parts) => {
    const known = last.get(thing)
    if (known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at]))
      return known.made
    const made = make(thing, parts)
    last.set(thing, { parts, made })
    return made
  }
}
