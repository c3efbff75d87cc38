interface WithScheduler {
  /** Not all browsers have this yet. */
  readonly scheduler?: { readonly yield?: () => Promise<void> }
}

/** Lets the browser handle a touch and paint before a long task continues. */
export const yieldToBrowser = (): Promise<void> =>
  (globalThis as WithScheduler).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
