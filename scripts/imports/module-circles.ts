import { type ProjectImports, targetOf } from './project-imports.ts'

/** Circles of modules, a sentence each; imports of types count. */
export function moduleCircles(project: ProjectImports): string[] {
  const circles: string[] = []
  const path: string[] = []
  const left = new Set<string>()
  const enter = (file: string) => {
    if (left.has(file)) return
    const begin = path.indexOf(file)
    if (begin >= 0) {
      circles.push(`${[...path.slice(begin), file].join(' imports ')}: no module imports itself in a circle.`)
      return
    }
    path.push(file)
    const targets = (project.get(file) ?? []).map((one) => targetOf(file, one))
    for (const target of new Set(targets)) if (target !== null && project.has(target)) enter(target)
    path.pop()
    left.add(file)
  }
  for (const file of project.keys()) enter(file)
  return circles
}
