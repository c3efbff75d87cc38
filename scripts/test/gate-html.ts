import { statSync } from 'node:fs'
import { join } from 'node:path'
import { localeOf } from '../../src/domain/presentation/addresses.ts'
import { addressOf, isPage, listSite } from '../release/site-files.ts'
import { failed, type Gate, passed } from './gate.ts'
import { routeShape } from './route-shape.ts'
import { runTool } from './tool.ts'

/** The first and the largest page of each kind, in each language. */
function samplePages(dir: string): string[] {
  const kinds = new Map<string, { first: string; largest: string; bytes: number }>()
  for (const path of [...listSite(dir)].filter(isPage).sort()) {
    const kind = `${localeOf(path)} ${routeShape(addressOf(path))}`
    const bytes = statSync(join(dir, path)).size
    const known = kinds.get(kind)
    if (known === undefined) kinds.set(kind, { first: path, largest: path, bytes })
    else if (bytes > known.bytes) Object.assign(known, { largest: path, bytes })
  }
  return [...new Set([...kinds.values()].flatMap(({ first, largest }) => [first, largest]))].map((path) =>
    join(dir, path),
  )
}

/** Whether the HTML is valid, on a sample of every kind of page. */
export const htmlGate: Gate = {
  name: 'Valid HTML',
  run: async (context) => {
    if (context.site === null) return failed('There is no site to check: it was not built.')
    const config = join(context.root, '.htmlvalidate.json')
    const pages = samplePages(context.site.dir)
    const run = await runTool(context, ['html-validate', 'html-validate'], ['--config', config, ...pages])
    return run.ok ? passed() : failed(run.output)
  },
}
