interface WithScheduler {
  /** Not in all browsers yet. */
  readonly scheduler?: { readonly yield?: () => Promise<void> }
}

/** Lets the browser answer a touch and paint before what is long goes on. */
export const yieldToBrowser = (): Promise<void> =>
  (globalThis as WithScheduler).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
