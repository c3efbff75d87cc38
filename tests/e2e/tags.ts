/** The tag of tests that `npm run test:long` runs and `npm test` does not. */
export const LONG = '@long'

/** The tag of tests that mostly wait for the next poll: two at a time run beside those that keep the cores busy. */
export const WAITING = '@waiting'
export const waiting = { tag: WAITING }

/** Marks a test as one more variant of what each `npm test` proves by another one. */
export const longIf = (isVariant: boolean) => ({ tag: isVariant ? [LONG] : [] })
