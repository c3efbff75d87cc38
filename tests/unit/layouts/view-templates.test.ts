import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createViteServer, parseAst } from 'vitest/node'
import type * as Markup from '../../../src/components/ui/markup.ts'
import { viewTemplates, withTemplates } from '../../../src/layouts/view-templates.ts'
import type * as SmallBodies from '../../support/small-bodies.ts'
import { smallBodies } from '../../support/small-bodies.ts'
import { VIEWS } from './many-views.tsx'

/** Loads modules as a build does. */
const building = await createViteServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [viewTemplates],
})
afterAll(() => building.close())
const load = async <Module>(path: string) => (await building.ssrLoadModule(path)) as Module
const { markup } = await load<typeof Markup>('/src/components/ui/markup.ts')
const built = await load<{ VIEWS: typeof VIEWS }>('/tests/unit/layouts/many-views.tsx')

type Tree = Parameters<typeof withTemplates>[1]
const rewritten = (code: string) => withTemplates(code, parseAst(code, { lang: 'tsx' }) as unknown as Tree)

const written = (view: (() => unknown) | undefined) => markup(view as FunctionComponent, {})
const byReact = (view: (() => unknown) | undefined) =>
  renderToString(createElement(view as FunctionComponent))

// Templates have no keys, which React misses in tests but not in a build.
vi.spyOn(console, 'error').mockImplementation(() => {})

describe('the templates of views', () => {
  it.each(Object.entries(VIEWS))('write %s as React writes the view', (name, view) => {
    expect(written(built.VIEWS[name])).toBe(byReact(view))
  })

  it.each(Object.entries(VIEWS))('give React %s to write and to hydrate', (name, view) => {
    expect(byReact(built.VIEWS[name])).toBe(byReact(view))
  })

  it('write the page of each kind as the views in the source do', async () => {
    const { smallBodies: builtBodies } = await load<typeof SmallBodies>('/tests/support/small-bodies.ts')
    const bodies = smallBodies()
    expect(bodies.size).toBeGreaterThan(50)
    expect(builtBodies()).toEqual(bodies)
  })

  it('hold every plain element of the views: none is made one by one', async () => {
    const outside: string[] = []
    let templates = 0
    for await (const file of glob('src/{components,islands}/**/*.tsx')) {
      const changed = rewritten(readFileSync(file, 'utf8'))
      templates += changed?.templates.length ?? 0
      if (changed && rewritten(changed.code)) outside.push(file)
    }
    expect(outside).toEqual([])
    expect(templates).toBeGreaterThan(500)
  })
})
