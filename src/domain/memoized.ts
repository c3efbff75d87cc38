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
