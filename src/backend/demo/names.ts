import { NAME_PARTS } from './name-parts.ts'
import type { Tongue } from './nations.ts'
import type { Random } from './random.ts'

/** The longest club name: with a team's number behind it, it stays within the 50 characters of domain.md §1. */
const LONGEST = 47

/** Gives names of clubs that do not exist, never the same one twice. */
export function clubNamer(random: Random): (tongue: Tongue) => string {
  const given = new Set<string>()
  return (tongue) => {
    for (let attempt = 0; ; attempt += 1) {
      const name = clubName(random, tongue, attempt > 60)
      if (name.length > LONGEST || given.has(name.toLowerCase())) continue
      given.add(name.toLowerCase())
      return name
    }
  }
}

function clubName(random: Random, tongue: Tongue, crowded: boolean): string {
  const { forms } = NAME_PARTS[tongue]
  const form = random.pick(forms)
  const place = crowded
    ? `${placeName(random, tongue)}-${placeName(random, tongue)}`
    : placeName(random, tongue)
  const name = form.replace('{place}', place).replace('{other}', placeName(random, tongue))
  return decorated(random, name, tongue)
}

/** The rarer spellings of real lists: a founding year, `№`, a no-break space, two spaces, a very long form. */
function decorated(random: Random, name: string, tongue: Tongue): string {
  const roll = random.next()
  if (roll < 0.006) return `${name} № ${random.int(1, 9)}`
  if (roll < 0.016) return name.replace(' ', '\u00a0')
  if (roll < 0.022) return name.replace(' ', '  ')
  if (roll < 0.034 && tongue === 'swedish')
    return `Handbollsföreningen ${name.replace(/ H[KF]$| IF$| [BI]K$/, '')} Ungdom`
  if (roll < 0.046) return `${name} ${random.int(1921, 1994)}`
  return name
}

function placeName(random: Random, tongue: Tongue): string {
  const { starts, ends } = NAME_PARTS[tongue]
  return random.pick(starts) + random.pick(ends)
}
