import { matchesGlob } from 'node:path'
import { folderCircles, moduleCircles } from './circles.ts'
import { type ProjectImports, targetOf } from './project-imports.ts'
import type { Import } from './read-imports.ts'
import type { Room } from './rooms.ts'

const ITSELF = 'itself'
const ANYTHING = 'anything'

/** Returns one sentence for each import that breaks the table, and for each row where the table breaks its own rules. */
export function importFaults(project: ProjectImports, rooms: readonly Room[]): string[] {
  const faults = tableFaults(project, rooms)
  for (const [file, imports] of project) {
    const room = roomOf(rooms, file)
    if (room === undefined)
      faults.push(`${file} stands in no room: give it a row in scripts/imports/rooms.ts.`)
    else if (!room.imports.includes(ANYTHING))
      for (const one of imports) faults.push(...faultsOf(rooms, room, file, one))
  }
  return [...faults, ...moduleCircles(project), ...folderCircles(project)]
}

const holds = ({ path }: Room, file: string) =>
  path.includes('*') ? matchesGlob(file, path) : file === path || file.startsWith(`${path}/`)

const roomOf = (rooms: readonly Room[], file: string): Room | undefined =>
  rooms
    .filter((room) => holds(room, file))
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0)

function tableFaults(project: ProjectImports, rooms: readonly Room[]): string[] {
  const faults: string[] = []
  const names = rooms.map(({ name }) => name)
  const targets = [...project].flatMap(([file, imports]) => imports.map((one) => targetOf(file, one)))
  const inhabited = new Set([...project.keys(), ...targets].map((file) => file && roomOf(rooms, file)))
  for (const [row, room] of rooms.entries()) {
    if (!inhabited.has(room)) faults.push(`The table has the room ${room.name}, and no file stands in it.`)
    for (const other of room.imports.filter((name) => name !== ITSELF && name !== ANYTHING)) {
      if (!names.slice(0, row).includes(other))
        faults.push(
          `The table lets ${room.name} import ${other}, which is no room above it: a circle may follow.`,
        )
    }
  }
  return faults
}

function faultsOf(rooms: readonly Room[], room: Room, file: string, one: Import): string[] {
  const target = targetOf(file, one)
  const what = target === null ? packageFault(room, file, one) : fileFault(rooms, room, target)
  return what === null ? [] : [`${file}:${one.line} imports ${what}: ${room.because}.`]
}

function fileFault(rooms: readonly Room[], room: Room, target: string): string | null {
  const other = roomOf(rooms, target)
  if (other && room.imports.includes(other === room ? ITSELF : other.name)) return null
  const allowed = room.imports.join(', ') || 'no room'
  return `${target} (${other?.name ?? 'no room'}), and ${room.name} imports only ${allowed}`
}

function packageFault(room: Room, file: string, { specifier }: Import): string | null {
  const [, scheme] = /^(\w+:)/.exec(specifier) ?? []
  const parts = specifier.split('/')
  const name = scheme ?? parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  // A row may name a subpath of a package: `react-dom/server`.
  const folder = room.packages.get(specifier) ?? room.packages.get(name)
  if (folder === '' || (folder !== undefined && file.startsWith(`${room.path}/${folder}/`))) return null
  const allowed = [...room.packages].map(([key, where]) => (where === '' ? key : `${key} in ${where}`))
  return `${specifier}, and of packages ${room.name} imports only ${allowed.join(', ') || 'none'}`
}
