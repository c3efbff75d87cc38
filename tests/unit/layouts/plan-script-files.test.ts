import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planScriptFiles, type ScriptModule } from '../../../src/layouts/plan-script-files.ts'

const module = (size: number, ...imports: string[]): ScriptModule => ({ size, imports, isFree: true })
const load = (entry: string, weight = 1, before: readonly string[] = []) => ({ entry, before, weight })

/** The modules that share a file, each file as a sorted text. */
function filesOf(
  modules: Record<string, ScriptModule>,
  loads: Parameters<typeof planScriptFiles>[1],
): string[] {
  const plan = planScriptFiles(new Map(Object.entries(modules)), loads)
  return [...Map.groupBy(plan, ([, file]) => file).values()]
    .map((file) =>
      file
        .map(([id]) => id)
        .sort()
        .join(' '),
    )
    .sort()
}

test('small modules that the same loads need share a file', () => {
  const modules = { a: module(0, 'x', 'y'), b: module(0, 'x', 'y'), x: module(200), y: module(200) }
  expect(filesOf(modules, [load('a'), load('b')])).toEqual(['x y'])
})

/** Three entries, of which the third needs only one of two modules. @param size of the other module */
const withThird = (size: number) => ({
  a: module(0, 'x', 'y'),
  b: module(0, 'x', 'y'),
  c: module(0, 'y'),
  x: module(size),
  y: module(200),
})

test('a small module joins the file of another set of loads; a large one stays apart', () => {
  const loads = [load('a'), load('b'), load('c')]
  expect(filesOf(withThird(700), loads)).toEqual(['x y'])
  expect(filesOf(withThird(900), loads)).toEqual(['x', 'y'])
})

test('the weight of a load counts', () => {
  expect(filesOf(withThird(300), [load('a'), load('b'), load('c', 2)])).toEqual(['x y'])
  expect(filesOf(withThird(300), [load('a'), load('b'), load('c', 3)])).toEqual(['x', 'y'])
})

test('what was loaded before counts as loaded', () => {
  const modules = {
    page: module(0, 'x'),
    body: module(0, 'y'),
    other: module(0, 'x', 'y'),
    x: module(300),
    y: module(500),
  }
  const loads = (before: readonly string[]) => [load('page', 0.5), load('body', 1, before), load('other')]
  expect(filesOf(modules, loads(['page']))).toEqual(['x y'])
  expect(filesOf(modules, loads([]))).toEqual(['x', 'y'])
})

test('a module of one entry is left to the file of that entry, and a module that is not free to the bundler', () => {
  const modules = {
    a: module(0, 'own', 'library', 'x'),
    b: module(0, 'library', 'x'),
    own: module(10),
    library: { ...module(10), isFree: false },
    x: module(10),
  }
  expect(filesOf(modules, [load('a'), load('b')])).toEqual(['x'])
})

test('an entry that others import keeps its own file', () => {
  const modules = { a: module(0, 'b', 'x'), b: module(10, 'x'), c: module(0, 'b', 'x'), x: module(10) }
  expect(filesOf(modules, [load('a'), load('b'), load('c')])).toEqual(['x'])
})

test('a file is not joined if a load would then need a large file that it imports', () => {
  const modules = (size: number) => ({
    a: module(0, 'x', 'y'),
    b: module(0, 'x', 'y'),
    c: module(0, 'x'),
    x: module(100),
    y: module(100, 'library'),
    library: { ...module(size), isFree: false },
  })
  const loads = [load('a'), load('b'), load('c')]
  expect(filesOf(modules(500), loads)).toEqual(['x y'])
  expect(filesOf(modules(900), loads)).toEqual(['x', 'y'])
})

test('a load that needs a file by an earlier join does not pay for it again', () => {
  const modules = {
    a: module(0, 'x', 'y'),
    b: module(0, 'x', 'y'),
    c: module(0, 'y', 'v'),
    d: module(0, 'v'),
    x: module(100, 'library'),
    y: module(0),
    v: module(0),
    library: { ...module(1000), isFree: false },
  }
  // The library costs c half a thousand bytes when x and y join, and v joins them for the 200 bytes that c saves.
  expect(filesOf(modules, [load('a'), load('b'), load('c', 0.5), load('d', 0.0001)])).toEqual(['v x y'])
})

test('no two files import each other', () => {
  const modules = {
    a: module(0, 'x', 'd'),
    b: module(0, 'x', 'd'),
    c: module(0, 'y', 'd'),
    f: module(0, 'd'),
    g: module(0, 'z'),
    x: module(100, 'y'),
    y: module(2, 'z'),
    z: module(5),
    d: module(5000),
  }
  const loads = [load('a'), load('b'), load('c'), load('f', 0.1), load('g')]
  // At first y joins d. Then x gains by joining z, but y lies between them.
  expect(filesOf(modules, loads)).toEqual(['d x y', 'z'])
})

/** Modules that import only later ones, as modules without circles do; the first eight are entries. */
const ENTRIES = 8
const graphs = fc.array(
  fc.record({ size: fc.nat(1500), later: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }) }),
  { minLength: 12, maxLength: 40 },
)

test('whatever the modules, no files import each other in a circle', () => {
  fc.assert(
    fc.property(graphs, (list) => {
      const ids = list.map((_, at) => `m${at}`)
      const modules = Object.fromEntries(
        list.map(({ size, later }, at) => [
          `m${at}`,
          module(
            size,
            ...later.map((step) => `m${at + step}`).filter((id) => ids.includes(id) && id !== `m${at}`),
          ),
        ]),
      )
      const loads = ids.slice(0, ENTRIES).map((id, at) => load(id, 1 + (at % 3)))
      const plan = planScriptFiles(new Map(Object.entries(modules)), loads)
      const importsOf = (file: number) =>
        ids
          .filter((id) => plan.get(id) === file)
          .flatMap((id) => modules[id]?.imports ?? [])
          .flatMap((id) => plan.get(id) ?? [])
          .filter((other) => other !== file)
      for (const file of new Set(plan.values())) {
        const reached = new Set(importsOf(file))
        for (const other of reached) for (const next of importsOf(other)) reached.add(next)
        expect(reached).not.toContain(file)
      }
    }),
    { numRuns: 500, seed: 7 },
  )
})
