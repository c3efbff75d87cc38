import { dirname } from 'node:path'
import { type ProjectImports, targetOf } from './project-imports.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Returns one sentence for each import cycle between modules. Type imports count. */
export const moduleCircles = (project: ProjectImports): string[] =>
  circlesIn(modulesOf(project)).map(
    (circle) => `${circle.join(' imports ')}: no module imports itself in a circle.`,
  )

/** Returns one sentence for each import cycle between folders of `src`. A folder can be read before its importers. */
export function folderCircles(project: ProjectImports): string[] {
  const folders = new Map<string, Set<string>>()
  const imports = new Map<string, string>()
  for (const [file, targets] of modulesOf(project)) {
    const from = dirname(file)
    if (!from.startsWith('src')) continue
    const known = folders.get(from) ?? new Set()
    folders.set(from, known)
    for (const target of targets) {
      const to = dirname(target)
      if (to === from) continue
      known.add(to)
      imports.set(`${from} ${to}`, `${file} imports ${target}`)
    }
  }
  return circlesIn(folders).map((circle) => {
    const steps = circle.slice(1).map((to, at) => imports.get(`${circle[at]} ${to}`))
    return `${steps.join(', ')}: no folder imports itself in a circle.`
  })
}

function modulesOf(project: ProjectImports): Graph {
  const targets = (file: string) => (project.get(file) ?? []).map((one) => targetOf(file, one))
  return new Map(
    [...project.keys()].map((file) => [file, new Set(targets(file).filter((one) => one !== null))]),
  )
}

/** Returns one cycle for each import that closes a cycle. */
function circlesIn(graph: Graph): string[][] {
  const circles: string[][] = []
  const path: string[] = []
  const left = new Set<string>()
  const enter = (node: string) => {
    if (left.has(node)) return
    const begin = path.indexOf(node)
    if (begin >= 0) {
      circles.push([...path.slice(begin), node])
      return
    }
    path.push(node)
    for (const target of graph.get(node) ?? []) if (graph.has(target)) enter(target)
    path.pop()
    left.add(node)
  }
  for (const node of graph.keys()) enter(node)
  return circles
}
