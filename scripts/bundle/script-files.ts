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
 * The files that a page under way loads one after the other: the script of every page, what follows the feed, what reads the
 * edition, what renders a body. A module is in the file of the first that needs it, so a file never imports a later one.
 */
const STAGES = [
  ['page', /\/Page\.astro\?astro&type=script/],
  ['follow', /\/src\/islands\/live\/follow-page\.ts$/],
  ['edition', /\/src\/stores\/edition-now\.ts$/],
  ['render', /\/src\/islands\/living-body\.island\.tsx$|\/@astrojs\/react\/dist\/client\.js$/],
] as const

/** Loads the view of each kind of page. */
const LOADS_VIEWS = /\/load-body\.ts$/

/**
 * The views that share a file, by subject. What several views need is in the file of the first subject that has all of them,
 * or else in one file for all views. So a page loads what its subjects share, and little that only others need.
 */
export const SUBJECTS = [
  ['places', 'arena arenas'],
  ['lists', 'matches matches-day speaker stream streams'],
  ['match', 'group-match playoff-match speaker'],
  ['standings', 'category division group-match ranking speaker team'],
  ['ways', 'arena division group-match playoff-match speaker team'],
  ['clubs', 'club division nation playoff press-sheet team'],
  ['cup', 'category club clubs home nation nations press-sheet states'],
  [
    'results',
    'category club clubs division group-match home nation nations playoff playoff-match press-sheet ranking speaker team',
  ],
] as const

/**
 * A plugin of Vite. Modules that are loaded together share a file: a bundler gives each set of entries a file of its own, so
 * a live page would load eighty files of some hundred bytes.
 */
export function scriptFiles() {
  let names: ReadonlyMap<string, string | null> = new Map()
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
function fileNames(bundle: Bundle): ReadonlyMap<string, string | null> {
  const ids = [...bundle.getModuleIds()]
  const names = new Map<string, string | null>()
  for (const [stage, form] of STAGES) {
    const seeds = ids.filter((id) => form.test(id))
    for (const id of needed(seeds, bundle)) if (!names.has(id)) names.set(id, fileIn(stage, id))
  }
  const loaders = ids.filter((id) => LOADS_VIEWS.test(id))
  const views = loaders.flatMap((id) => bundle.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const users = new Map<string, string[]>()
  for (const view of views)
    for (const id of needed([view], bundle)) users.set(id, [...(users.get(id) ?? []), nameOf(view)])
  for (const [id, of] of users) if (of.length > 1 && !names.has(id) && isOwn(id)) names.set(id, subjectOf(of))
  return names
}

/** The packages of a stage are in a file of their own: pages without a living body need them as well. */
function fileIn(stage: string, id: string): string | null {
  if (isOwn(id)) return stage
  return id.includes('/node_modules/') ? `packages of ${stage}` : null
}

const isOwn = (id: string): boolean => /\/src\/[^?]+\.[jt]sx?$/.test(id)

const nameOf = (view: string): string => /([^/]+)\.tsx$/.exec(view)?.[1] ?? view

const subjectOf = (views: readonly string[]): string =>
  SUBJECTS.find(([, all]) => views.every((view) => all.split(' ').includes(view)))?.[0] ?? 'views'

/** All modules that some modules import, themselves or through others. */
function needed(from: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) for (const other of bundle.getModuleInfo(id)?.importedIds ?? []) found.add(other)
  return found
}
