const FIRST_STRONG_ISOLATE = '\u2068'
const POP = '\u2069'

/** Isolates a name in plain text, so that its script never changes the direction of the text around it, as `<bdi>` does. */
export const isolated = (name: string): string => `${FIRST_STRONG_ISOLATE}${name}${POP}`
