/** Computes a value once per object, and keeps it as long as the object exists. */
export function memoized<Item extends object, Made>(make: (key: Item) => Made): (key: Item) => Made {
  const made = new WeakMap<Item, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
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
export function memoizedLast<Item extends object, Part, Made>(
  make: (key: Item, parts: readonly Part[]) => Made,
): (key: Item, parts: readonly Part[]) => Made {
  const last = new WeakMap<Item, { readonly parts: readonly Part[]; readonly made: Made }>()
  return (key, parts) => {
    const known = last.get(key)
    if (known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at]))
      return known.made
    const made = make(key, parts)
    last.set(key, { parts, made })
    return made
  }
}
