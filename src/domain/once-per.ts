/** Keeps what is made of a thing, for as long as the thing is kept. */
export function oncePer<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, Made>()
  return (thing) => {
    const known = made.get(thing)
    if (known !== undefined) return known
    const fresh = make(thing)
    made.set(thing, fresh)
    return fresh
  }
}

/** The same of two things. */
export function oncePerPair<One extends object, Other extends object, Made>(
  make: (one: One, other: Other) => Made,
): (one: One, other: Other) => Made {
  const made = oncePer((one: One) => oncePer((other: Other) => make(one, other)))
  return (one, other) => made(one)(other)
}

/** The same of a text, for good: of texts that are few, or asked for again and again. */
export function oncePerText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    made.set(text, fresh)
    return fresh
  }
}
