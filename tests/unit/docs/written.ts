import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders whose files people write. */
const FOLDERS = ['.ci', 'docs', 'scripts', 'src', 'tests']
const IS_TEXT = /\.(?:astro|cjs|css|graphql|js|json|jsonc|md|mjs|template|ts|tsx)$|^run$/
/** Files that programs write, and texts of others. */
const IS_FOREIGN = /(?:^|\/)fixtures\/|^package-lock\.json$/

/** Paths from the project's folder, with `/`. */
function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: folder !== '.' })
    .filter((entry) => entry.isFile() && IS_TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((path) => !IS_FOREIGN.test(path))
}

export interface Written {
  readonly path: string
  readonly text: string
}

/** Every file of the project that a person wrote. */
export const WRITTEN: readonly Written[] = ['.', ...FOLDERS]
  .flatMap(pathsIn)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The book (docs) and the texts beside it. */
export const PAGES = WRITTEN.filter(({ path }) => path.endsWith('.md'))

/** The text without blocks of code, in which `#` begins no heading and brackets no link. */
const prose = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** The anchors of the headings of a page, as GitHub and the book make them. */
export function anchorsOf({ text }: Written): ReadonlySet<string> {
  const titles = [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title)
  return new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** The targets of a page's links and pictures that are no web address. */
export function relativeLinks({ text }: Written): string[] {
  return [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
}
