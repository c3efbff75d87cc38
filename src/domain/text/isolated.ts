const FIRST_STRONG_ISOLATE = '\u2068'
const POP = '\u2069'

/** A name in plain text that turns nothing beside it round, whatever script it is in: what `<bdi>` is in markup. */
export const isolated = (name: string): string => `${FIRST_STRONG_ISOLATE}${name}${POP}`
