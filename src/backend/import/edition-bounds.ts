interface Start {
  /** ISO 8601 with an offset. */
  readonly startsAt?: string
  readonly day?: string
}

/**
 * Returns when an edition begins and ends if its files do not say so: from the first start to the end of the last match,
 * which lasts `matchMs`. A day without a time counts as its noon (UTC).
 */
export function editionBounds(
  starts: readonly Start[],
  matchMs: number,
): { startsAt?: string; endsAt?: string } {
  const instants = starts
    .flatMap(({ startsAt, day }) => startsAt ?? (day === undefined ? [] : `${day}T12:00:00Z`))
    .filter((instant) => !Number.isNaN(Date.parse(instant)))
    .sort((a, b) => Date.parse(a) - Date.parse(b))
  const [first, last] = [instants[0], instants.at(-1)]
  if (first === undefined || last === undefined) return {}
  return { startsAt: first, endsAt: laterBy(last, matchMs) }
}

/** Returns an instant some milliseconds later, in the offset of the original. */
function laterBy(instant: string, ms: number): string {
  const zone = /(?:Z|[+-]\d{2}:\d{2})$/.exec(instant)?.[0] ?? 'Z'
  const offset =
    zone === 'Z' ? 0 : Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${zone}`)
  return `${new Date(Date.parse(instant) + ms + offset).toISOString().slice(0, 19)}${zone}`
}
