import { slug } from '../slug.ts'
import { offsetMinutes } from '../zoned-time.ts'

export interface Stadium {
  readonly name: string
  readonly city: string
  readonly timezone: string
  readonly coords: string
}

/** A ground as matches name it: one arena with one field. */
export interface Ground {
  readonly id: string
  readonly name: string
  readonly city: string | null
  readonly stadium: Stadium | null
}

/** Splits "Spartak Stadium, Moscow" into its two parts. */
function parts(text: string): { name: string; city: string | null } {
  const comma = text.lastIndexOf(',')
  if (comma < 0) return { name: text.trim(), city: null }
  return { name: text.slice(0, comma).trim(), city: text.slice(comma + 1).trim() || null }
}

/**
 * Gathers the grounds of an edition. A stadium in the stadiums file belongs to a ground if one of its names is the same
 * ("Otkritie Arena (Spartak Stadium)" has two), or if it is the only stadium in the ground's city. Two spellings that lead
 * to the same stadium, or to the same name, are one ground.
 */
export class Grounds {
  private readonly stadiums: readonly Stadium[]
  private readonly grounds = new Map<string, Ground>()

  constructor(stadiums: readonly Stadium[]) {
    this.stadiums = stadiums
  }

  all(): Ground[] {
    return [...new Set(this.grounds.values())]
  }

  of(text: string): Ground {
    const known = this.grounds.get(text)
    if (known) return known
    const { name, city } = parts(text)
    const stadium = this.stadiumOf(name, city)
    const same = this.all().find((ground) =>
      stadium
        ? ground.stadium === stadium
        : ground.stadium === null && slug(ground.name) === slug(name) && sameCity(ground.city, city),
    )
    const ground = same ?? { id: slug(text) || text, name, city, stadium }
    this.grounds.set(text, ground)
    return ground
  }

  private stadiumOf(name: string, city: string | null): Stadium | null {
    const named = this.stadiums.filter((stadium) => namesOf(stadium).includes(slug(name)))
    if (named.length === 1) return named[0] ?? null
    const inCity = this.stadiums.filter((stadium) => sameCity(cityOf(stadium), city))
    const both = named.find((stadium) => inCity.includes(stadium))
    if (both) return both
    return inCity.length === 1 ? (inCity[0] ?? null) : null
  }
}

/** Returns the city without a number: "Moscow (2)" is Moscow. */
export const cityOf = (stadium: Stadium): string => stadium.city.replace(/\s*\(\d+\)\s*$/, '')

const sameCity = (a: string | null, b: string | null) =>
  a !== null && b !== null && slug(a).replace(/^st-/, 'saint-') === slug(b).replace(/^st-/, 'saint-')

function namesOf({ name }: Stadium): string[] {
  const inside = [...name.matchAll(/\(([^)]+)\)/g)].map((found) => found[1] ?? '')
  return [name.replace(/\([^)]*\)/g, ''), name.replace(/[()]/g, ''), ...inside].map(slug)
}

/** Returns `22°54'44"S 43°13'49"W` or `5.826936°S 35.212371°W` as degrees; null if the text holds no coordinates. */
export function coordinates(text: string): { latitude: number; longitude: number } | null {
  const found = [
    ...text.matchAll(/(\d+(?:\.\d+)?)°\s*(?:(\d+(?:\.\d+)?)['′])?\s*(?:(\d+(?:\.\d+)?)["″])?\s*([NSEW])/g),
  ]
  const degrees = (letters: string) => {
    const part = found.find((match) => letters.includes(match[4] ?? '?'))
    if (!part) return null
    const size = Number(part[1]) + Number(part[2] ?? 0) / 60 + Number(part[3] ?? 0) / 3600
    return Math.round(size * ('SW'.includes(part[4] ?? '') ? -1 : 1) * 1e6) / 1e6
  }
  const [latitude, longitude] = [degrees('NS'), degrees('EW')]
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Returns the stadium's time zone: an offset (`UTC-3`) or an IANA name; null if it has neither. */
export const zoneOfStadium = (stadium: Stadium | null): string | null => {
  const zone = stadium?.timezone.trim() ?? ''
  return zone === '' || (offsetMinutes(zone) === null && !zone.includes('/')) ? null : zone
}
