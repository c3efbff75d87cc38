/** What the modules of the pages hand to those of the build's configuration. */
export interface Handover<T> {
  give(thing: T): void
  /** undefined before a page was loaded that gives it. */
  take(): T | undefined
}

/** Astro bundles what pages import apart from what its configuration does: they share no modules, but a name. */
export function handover<T>(name: string): Handover<T> {
  const key = Symbol.for(`cup-archive.${name}`)
  return {
    give: (thing) => void Reflect.set(globalThis, key, thing),
    take: () => Reflect.get(globalThis, key),
  }
}
