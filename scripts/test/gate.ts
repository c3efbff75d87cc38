/** The outcome of one gate of `npm test`, counted in tests. */
export type GateResult = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The output to show if something failed or was skipped. */
  readonly output: string
}

/** One check of `npm test`. */
export type Gate = { readonly name: string; readonly run: (context: GateContext) => Promise<GateResult> }

export type GateContext = {
  readonly root: string
  /** Logs and reports of the run; kept until the next one. */
  readonly reportDir: string
  /** Holds everything else that the run writes; removed at its end. */
  readonly workDir: string
  readonly signal: AbortSignal
  /** The built small site and the origin that serves it; null before its build, or if the build failed. */
  site: { readonly dir: string; readonly origin: string } | null
}

export const passed = (count = 1): GateResult => ({ passed: count, failed: 0, skipped: 0, output: '' })
export const failed = (output: string): GateResult => ({ passed: 0, failed: 1, skipped: 0, output })
export const skipped = (output: string): GateResult => ({ passed: 0, failed: 0, skipped: 1, output })

/** Returns the sum over gates. */
export function total(results: readonly GateResult[]): GateResult {
  const sum = (of: (result: GateResult) => number) => results.reduce((all, result) => all + of(result), 0)
  return {
    passed: sum((result) => result.passed),
    failed: sum((result) => result.failed),
    skipped: sum((result) => result.skipped),
    output: '',
  }
}

/** Returns the last line of the run, in a fixed form for programs that read it. */
export const totalLine = ({ passed: p, failed: f, skipped: s }: GateResult) =>
  `Tests: ${p} passed, ${f} failed, ${s} skipped`
