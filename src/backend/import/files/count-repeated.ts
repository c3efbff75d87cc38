import type { ImportFault } from '../../../domain/organiser/import-preview.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../domain/text/locale.ts'
import { say, textOf } from '../said.ts'

/** Warnings that say the same of more places than this are told once with their count. */
const FEW = 3

/** Tells warnings that differ only in names, numbers and places once, with the count of the others; faults stay as they are. */
export function countRepeated(
  faults: readonly ImportFault[],
  locale: Locale = DEFAULT_LOCALE,
): ImportFault[] {
  const alike = new Map<string, ImportFault[]>()
  for (const fault of faults) {
    if (fault.level === 'fault') continue
    const key = `${fault.file}\n${shapeOf(fault.problem)}`
    alike.set(key, [...(alike.get(key) ?? []), fault])
  }
  return faults.flatMap((fault): ImportFault[] => {
    const group = alike.get(`${fault.file}\n${shapeOf(fault.problem)}`) ?? []
    if (fault.level === 'fault' || group.length <= FEW) return [fault]
    if (group[0] !== fault) return []
    const { problem } = fault
    return [{ ...fault, problem: textOf(say('moreLikeIt', { problem, more: group.length - 1 }), locale) }]
  })
}

const shapeOf = (problem: string): string =>
  problem.replace(/"(?:[^"\\]|\\.)*"?/g, '"…"').replace(/\d+/g, '0')
