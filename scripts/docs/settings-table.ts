import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A setting as the code that reads it describes it. */
export interface Setting {
  readonly name: string
  readonly otherwise: string
  readonly meaning: string
  /** The file that reads it, from the project's folder. */
  readonly path: string
}

/** The headings of the table and the places whose settings stand below each. */
const PARTS: readonly (readonly [title: string, place: RegExp])[] = [
  ['The services', /^src\/backend\//],
  ['The site', /^src\/|^scripts\/service-worker\//],
  ['Builds, releases and the publisher', /^scripts\/(?:release|start)\//],
  ['The edge', /^scripts\/edge\/edge-conf\.ts$/],
  ['Tests', /^tests\/|^scripts\//],
]

const FOLDERS = ['src', 'scripts', 'tests']
/** The tag, a name, a default in parentheses, and a meaning to the next tag or the end of the comment. */
const TAG =
  /@setting ([A-Z_]+) \(([^)]+)\)\s(?:\s*\*\s+)?([\s\S]+?)(?=\s*\n\s*\*\s*@|\s*\n\s*\*\s*\n|\s*\*\/)/g

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*\*\s*/g, ' ')

/** Reads the settings that comments of the code describe, in the order of the files. */
export function readSettingTags(root: string): Setting[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('fixtures'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort(),
  )
  return files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(TAG)].map(
      ([, name = '', otherwise = '', meaning = '']) => ({
        name,
        otherwise: onOneLine(otherwise),
        meaning: onOneLine(meaning),
        path,
      }),
    ),
  )
}

/** Returns the page `docs/settings.md`. */
export function settingsPage(settings: readonly Setting[]): string {
  const partOf = ({ path }: Setting) => PARTS.find(([, place]) => place.test(path))?.[0]
  const tables = PARTS.map(([title]) => {
    const rows = settings
      .filter((setting) => partOf(setting) === title)
      .map(({ name, otherwise, meaning }) => `| \`${name}\` | ${otherwise} | ${meaning} |`)
    return `## ${title}\n\n| Variable | Default | Meaning |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Settings

All settings are environment variables. A blank one counts as absent. A wrong one ends the command with a sentence. This page is
written by \`npm run docs:settings\` from the code that reads them.

${tables.join('\n')}`
}
