/** A bearer token as the service gives it: one line of printable characters, fit for a header. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value)
