import type { CupDocument } from '../../src/backend/document/cup-document.ts'
import { divisionsOf } from '../../src/backend/document/divisions-of.ts'
import type { Assumption } from '../../src/backend/import/document/rules.ts'
import type { ImportFault } from '../../src/backend/import/fault.ts'
import { countRepeated } from '../../src/backend/import/files/count-repeated.ts'
import type { WrittenEdition } from '../../src/backend/results/write-edition.ts'

const PRINTED = 200

/** Prints faults before warnings, so that a long list of warnings does not hide them. */
export function printFaults(faults: readonly ImportFault[], all: boolean, word = 'Fault  '): void {
  const listed = all ? faults : countRepeated(faults)
  const count = all ? listed.length : PRINTED
  const ordered = [...listed].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'))
  for (const { level, file, place, problem, remedy, asks } of ordered.slice(0, count)) {
    const where = [file, place].filter((part) => part !== '').join(' ')
    const kind = level === 'warning' ? 'Warning' : asks ? 'Question' : word
    const end = remedy.endsWith('?') ? '' : '.'
    console.error(`${kind} ${where}: ${problem}${asks ? '?' : '.'} Right: ${remedy}${end}`)
  }
  const rest = listed.length - count
  if (rest > 0) console.error(`… and ${rest} more; --all-faults prints them all.`)
}

/** Prints what was read of each edition, and whether it was stored. */
export function printEditions(
  document: CupDocument,
  written: readonly WrittenEdition[] | null,
  assumptions: readonly Assumption[],
): void {
  for (const edition of document.editions) {
    const { categories } = edition
    const divisions = divisionsOf(categories)
    const count = (number: number, word: string, plural: string) =>
      `${number} ${number === 1 ? word : plural}`
    const result = written?.find(({ year }) => year === edition.year)
    const state = result ? (result.changed ? 'changed' : 'unchanged') : 'checked, not stored'
    const teams = categories.reduce((sum, category) => sum + category.teams.length, 0)
    const matches = divisions.reduce((sum, division) => sum + division.matches.length, 0)
    const numbers = [
      count(categories.length, 'class', 'classes'),
      count(teams, 'team', 'teams'),
      count(matches, 'match', 'matches'),
    ]
    console.log(`${edition.year}: ${numbers.join(', ')} – ${state}`)
    const { published } = edition
    if (!published.schedule) {
      const step = published.lot ? 'teams and groups' : published.teams ? 'teams only' : 'nothing'
      console.log(`      published: ${step}`)
    }
    for (const { year, text } of assumptions)
      if (year === edition.year) console.log(`      ranked by ${text}`)
  }
}
