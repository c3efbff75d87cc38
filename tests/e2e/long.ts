/** The tag of tests that `npm run test:long` runs and `npm test` does not. */
export const LONG = '@long'

/** Marks a test as one more variant of what each `npm test` proves by another one. */
export const longIf = (isVariant: boolean) => ({ tag: isVariant ? [LONG] : [] })
