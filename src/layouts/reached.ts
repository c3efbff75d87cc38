/** Returns all that some things lead to, step by step, and those things themselves. */
export function reached<Thing>(
  from: Iterable<Thing>,
  next: (thing: Thing) => Iterable<Thing>,
): ReadonlySet<Thing> {
  const found = new Set(from)
  for (const thing of found) for (const other of next(thing)) found.add(other)
  return found
}
