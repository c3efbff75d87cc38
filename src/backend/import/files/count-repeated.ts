import type { Fault } from '../fault.ts'

/** Warnings that say the same of more places than this are told once with their count. */
const FEW = 3

/** Tells warnings that differ only in names, numbers and places once, with the count of the others; faults stay as they are. */
export function countRepeated(faults: readonly Fault[]): Fault[] {
  const alike = new Map<string, Fault[]>()
  for (const fault of faults) {
    if (fault.level === 'fault') continue
    const key = `${fault.file}\n${shapeOf(fault.problem)}`
    alike.set(key, [...(alike.get(key) ?? []), fault])
  }
  return faults.flatMap((fault): Fault[] => {
    const group = alike.get(`${fault.file}\n${shapeOf(fault.problem)}`) ?? []
    if (fault.level === 'fault' || group.length <= FEW) return [fault]
    return group[0] === fault
      ? [{ ...fault, problem: `${fault.problem} (and ${group.length - 1} more like it)` }]
      : []
  })
}

const shapeOf = (problem: string): string =>
  problem.replace(/"(?:[^"\\]|\\.)*"?/g, '"…"').replace(/\d+/g, '0')
