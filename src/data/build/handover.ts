/** Passes a value from the modules of the pages to the modules of the build's configuration. */
export interface Handover<T> {
  give(thing: T): void
  /** undefined until a page that gives the value is loaded. */
  take(): T | undefined
  /** Resolves when a page that gives the value is loaded. */
  given(): Promise<T>
}

interface Shared<T> extends PromiseWithResolvers<T> {
  thing: T | undefined
}

/**
 * Returns the hand-over of a name. Astro bundles the imports of pages and of its configuration separately, so the two share
 * no modules, only a name.
 */
export function handover<T>(name: string): Handover<T> {
  const key = Symbol.for(`cup-archive.${name}`)
  const shared: Shared<T> = Reflect.get(globalThis, key) ?? {
    thing: undefined,
    ...Promise.withResolvers<T>(),
  }
  Reflect.set(globalThis, key, shared)
  return {
    give(thing) {
      shared.thing = thing
      shared.resolve(thing)
    },
    take: () => shared.thing,
    given: async () => shared.thing ?? shared.promise,
  }
}
