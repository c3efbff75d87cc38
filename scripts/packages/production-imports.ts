import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The entry points that build, start, serve and operate the product. Their imports are followed. */
const ENTRIES = [
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'scripts/{start,with-node}.mjs',
  'scripts/{account,backup,import,report,rollback}.ts',
  'scripts/{publish,start}/main.ts',
  'scripts/release/{build,figures}.ts',
  'scripts/edge/print.ts',
  'scripts/service-worker/worker/*.ts',
  'src/**/*.{ts,tsx,js,mjs,astro,css}',
]
/** `import … from 'x'`, `import 'x'`, `export … from 'x'`, `import('x')`, `require('x')`, `@import 'x'`. */
const IMPORT =
  /(?<types>(?:import|export)\s+type\s[^'"]*?from\s*['"][^'"]+['"])|(?:\bfrom|\bimport|\brequire\(|\bimport\(|@import)\s*['"](?<name>[@\w./?-]+)['"]/g
const BUILT_IN = new Set(builtinModules)

/** Returns the packages that production imports, each with the first file that imports it. Type imports do not count. */
export function productionImports(root: string): {
  readonly packages: Map<string, string>
  readonly files: readonly string[]
} {
  const packages = new Map<string, string>()
  const entries = globSync(ENTRIES, { cwd: root }).filter((file) => !file.endsWith('.d.ts'))
  const files = new Set(entries.map((file) => join(root, file)))
  for (const file of files) {
    for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = groups?.name?.replace(/\?.*$/, '')
      if (name === undefined) continue
      if (name.startsWith('.')) {
        const target = join(dirname(file), name)
        if (existsSync(target) && /\.([cm]?[jt]sx?|astro|css)$/.test(target)) files.add(target)
        continue
      }
      const isOurs = name.startsWith('/') || name.startsWith('node:') || name.startsWith('astro:')
      const [scope = '', sub] = name.split('/')
      if (isOurs || BUILT_IN.has(scope)) continue
      const owner = scope.startsWith('@') ? `${scope}/${sub}` : scope
      if (!packages.has(owner)) packages.set(owner, relative(root, file))
    }
  }
  return { packages, files: [...files].map((file) => relative(root, file)) }
}

/** Packages that run the project without being imported. */
const BY_NAME: ReadonlySet<string> = new Set(['node'])

/** Returns one sentence for each package that is in the wrong dependency list of package.json. */
export function misplacedPackages(root: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  const { packages, files } = productionImports(root)
  const faults: string[] = []
  for (const [name, file] of packages) {
    if (dependencies[name] !== undefined) continue
    const where = devDependencies[name] === undefined ? 'not in package.json' : 'among the devDependencies'
    faults.push(`${name} is ${where}, and production needs it: ${file} imports it.`)
  }
  // Some packages are named but not imported: fonts, icons, an alias.
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const isNamed = texts.some(
      (text) => text.includes(`'${name}`) || text.includes(`\`${name}`) || text.includes(`/${name}/`),
    )
    if (!packages.has(name) && !BY_NAME.has(name) && !isNamed)
      faults.push(`${name} is among the dependencies, and nothing of production names it.`)
  }
  return faults
}
