import { type Load, planScriptFiles, type ScriptModule } from './plan-script-files.ts'
import { reached } from './reached.ts'

/** What Rolldown knows about a module. */
interface Module {
  readonly id: string
  readonly code: string | null
  readonly isEntry: boolean
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

interface Bundle {
  getModuleInfo(id: string): Module | null
}

/** The script of every page, which loads the others. */
const PAGE = /\/Page\.astro\?astro&type=script/
/** Follows the feed on a live page. Loads the body of the page as soon as something changes. */
const FOLLOWER = /\/follow-page\.ts$/
const LOADS_BODIES = /\/page-bodies\.ts$/
/** Renders the body. Loads together with it. */
const RENDERER = /\/living-body\.island\.tsx$/

/** Each visit loads the page's script. A body is loaded only when something on the page changes. */
const WEIGHTS = { page: 10, follower: 5, island: 2, body: 1 }

/** A plugin of Vite. Joins the small files of scripts that are loaded together: see `planScriptFiles`. */
export function scriptFiles() {
  let plan: ReadonlyMap<string, number> | undefined
  const fileOf = (id: string, bundle: Bundle) => {
    plan ??= planOf(id, bundle)
    return plan.get(id)?.toString() ?? null
  }
  const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name: fileOf }] }
  return {
    name: 'script-files',
    enforce: 'post' as const,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    // The plan places each module by itself. Astro's choice forbids that.
    options: (options: object) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
    configEnvironment: (environment: string) =>
      environment === 'client' ? { build: { rolldownOptions: { output: { codeSplitting } } } } : undefined,
  }
}

/** @param first any module of the scripts */
function planOf(first: string, bundle: Bundle): ReadonlyMap<string, number> {
  const modules = allModules(first, bundle)
  const entries = modules.filter(({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0)
  const idsOf = (form: RegExp) => entries.filter(({ id }) => form.test(id)).map(({ id }) => id)
  const [page, follower, renderer] = [idsOf(PAGE), idsOf(FOLLOWER), idsOf(RENDERER)]
  // A build of other pages than ours, such as a test's, has neither.
  if (page.length === 0 && follower.length === 0) return new Map()
  if (page.length !== 1 || follower.length !== 1)
    throw new Error('The scripts of a page have other names now: see script-files.ts.')
  const loadOf = ({ id, dynamicImporters }: Module): Load => {
    if (page.includes(id)) return { entry: id, before: [], weight: WEIGHTS.page }
    if (follower.includes(id)) return { entry: id, before: page, weight: WEIGHTS.follower }
    const isBody = dynamicImporters.some((importer) => LOADS_BODIES.test(importer))
    return isBody
      ? { entry: id, before: [...page, ...follower, ...renderer], weight: WEIGHTS.body }
      : { entry: id, before: page, weight: WEIGHTS.island }
  }
  return planScriptFiles(
    new Map(modules.map((module) => [module.id, scriptModule(module)])),
    entries.map(loadOf),
  )
}

function allModules(first: string, bundle: Bundle): Module[] {
  const ids = reached([first], (id) => {
    const module = bundle.getModuleInfo(id)
    if (!module) return []
    const { importedIds, dynamicallyImportedIds, importers, dynamicImporters } = module
    return [...importedIds, ...dynamicallyImportedIds, ...importers, ...dynamicImporters]
  })
  // The order in which modules are found differs from build to build.
  return [...ids].sort().flatMap((id) => bundle.getModuleInfo(id) ?? [])
}

/** Minified and compressed, a file keeps about a fifth of its code without comments. */
const sizeOf = (code: string): number => code.replace(/\/\*.*?\*\//gs, '').length / 5

const scriptModule = ({ id, code, importedIds }: Module): ScriptModule => ({
  size: sizeOf(code ?? ''),
  imports: importedIds,
  isFree: /\/src\/[^?]+\.[jt]sx?$/.test(id),
})
