/** What Rolldown knows about a module. */
interface Module {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface Bundle {
  getModuleIds(): Iterable<string>
  getModuleInfo(id: string): Module | null
}

/**
 * The files that a page under way loads one after the other: the script of every page, what follows the feed, what renders a
 * body. A module is in the file of the first that needs it, so a file never imports a later one.
 */
const STAGES = [
  ['page', /\/Page\.astro\?astro&type=script/],
  ['follow', /\/src\/islands\/live\/follow-page\.ts$/],
  ['render', /\/src\/islands\/living-body\.island\.tsx$/],
] as const

/** Loads the view of each kind of page. */
const LOADS_VIEWS = /\/load-body\.ts$/
/** What so many views need is in one file for all of them. */
const MANY = 4

/**
 * A plugin of Vite. Modules that are loaded together share a file: a bundler gives each set of entries a file of its own, so
 * a live page would load eighty files of some hundred bytes.
 */
export function scriptFiles() {
  let names: ReadonlyMap<string, string> = new Map()
  const name = (id: string) => names.get(id) ?? null
  const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name }] }
  return {
    name: 'script-files',
    enforce: 'post' as const,
    applyToEnvironment: ({ name: environment }: { readonly name: string }) => environment === 'client',
    // Each module is placed by itself. Astro's choice forbids that.
    options: (options: object) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
    buildEnd(this: Bundle) {
      names = fileNames(this)
    },
    configEnvironment: (environment: string) =>
      environment === 'client' ? { build: { rolldownOptions: { output: { codeSplitting } } } } : undefined,
  }
}

/** Returns the name of the file by module; the bundler places the others. */
function fileNames(bundle: Bundle): ReadonlyMap<string, string> {
  const ids = [...bundle.getModuleIds()]
  const names = new Map<string, string>()
  for (const [file, form] of STAGES)
    for (const id of needed(
      ids.filter((each) => form.test(each)),
      bundle,
    ))
      if (!names.has(id) && isOwn(id)) names.set(id, file)
  const loaders = ids.filter((id) => LOADS_VIEWS.test(id))
  const views = loaders.flatMap((id) => bundle.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const counts = new Map<string, number>()
  for (const view of views) for (const id of needed([view], bundle)) counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const [id, count] of counts) if (count >= MANY && !names.has(id) && isOwn(id)) names.set(id, 'views')
  return names
}

/** A package is in a file of its own: pages without a living body need it as well. */
const isOwn = (id: string): boolean => /\/src\/[^?]+\.[jt]sx?$/.test(id)

/** All modules that some modules import, themselves or through others. */
function needed(from: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) for (const other of bundle.getModuleInfo(id)?.importedIds ?? []) found.add(other)
  return found
}
