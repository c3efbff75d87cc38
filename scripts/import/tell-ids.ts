import type { IdFindings } from '../../src/backend/document/kept-ids/keep-ids.ts'

const LISTED = 20

/** Prints what an import changes about addresses that exist: what was found again, what moves, and what ends. */
export function tellIds(year: number, { ended, renamed, moved, undecided }: IdFindings, all: boolean): void {
  const say = (lines: readonly string[]) => {
    for (const line of all ? lines : lines.slice(0, LISTED)) console.log(`${year}: ${line}`)
    const rest = lines.length - LISTED
    if (rest > 0 && !all) console.log(`${year}: … and ${rest} more; --all-faults prints them all`)
  }
  const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  say(renamed.map(({ kind, before, now, because }) => `${kind} ${before} is now ${now} (${because})`))
  say(
    moved.map(({ kind, name, id }) => `${kind} ${name} has the id ${id} now; its former address leads there`),
  )
  say(
    undecided.map(({ kind, before, now }) => {
      const could = `${kind} ${before.join(' or ')} could be ${now.join(' or ')}`
      return `${could}: nothing tells which, so the new ones have new addresses`
    }),
  )
  if (ended.length === 0) return
  const names = ended.map(({ kind, name }) => `${kind} ${name}`)
  const shown = all ? names : names.slice(0, LISTED)
  const rest = names.length - shown.length
  console.log(
    `${year}: ${plural(names.length, 'address ends', 'addresses end')}: ${shown.join('; ')}${rest > 0 ? `; … and ${rest} more` : ''}`,
  )
}
