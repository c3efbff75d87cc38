import { NAME_PARTS } from './name-parts.ts'
import type { Tongue } from './nations.ts'
import type { Random } from './random.ts'

/** The longest club name: with a team's number after it, it stays within the 50 characters of real names. */
const LONGEST = 47

/** Returns a function that invents club names and never gives the same name twice. */
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

/** The rarer spellings of real lists: a founding year, `№`, a no-break space, two spaces, a name written out. */
function decorated(random: Random, name: string, tongue: Tongue): string {
  const roll = random.next()
  if (roll < 0.012) return `${name} № ${random.int(1, 9)}`
  if (roll < 0.03) return name.replace(' ', '\u00a0')
  if (roll < 0.04) return name.replace(' ', '  ')
  if (roll < 0.07) return LONG_FORMS[tongue]?.replace('{place}', longPlace(random, tongue)) ?? name
  return roll < 0.085 ? `${name} ${random.int(1921, 1994)}` : name
}

const LONG_FORMS: Partial<Record<Tongue, string>> = {
  swedish: 'Handbollsföreningen {place} Ungdom',
  danish: 'Håndboldklubben {place} af 1934',
  norwegian: 'Idrettslaget {place} Håndball',
  german: 'Handballspielgemeinschaft {place}',
}

const longPlace = (random: Random, tongue: Tongue): string =>
  `${placeName(random, tongue)}-${placeName(random, tongue)}`

function placeName(random: Random, tongue: Tongue): string {
  const { starts, ends } = NAME_PARTS[tongue]
  return random.pick(starts) + random.pick(ends)
}
