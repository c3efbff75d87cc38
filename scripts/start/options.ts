import { parseArgs } from 'node:util'

export type StartOptions = { readonly size: string | null; readonly force: boolean }
export type StartOptionsAnswer =
  | { readonly ok: true; readonly options: StartOptions }
  | { readonly ok: false; readonly sentence: string }

const USAGE = `Usage: npm start [-- OPTION…]
  --size small|full   how large the demonstration cup is (or DEMO_SIZE; small where nothing is said)
  --force             build the site even where nothing has changed`

/** Reads the arguments of `npm start`. */
export function readStartOptions(args: readonly string[]): StartOptionsAnswer {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { size: { type: 'string' }, force: { type: 'boolean' } },
    })
    if (values.size !== undefined && values.size !== 'small' && values.size !== 'full') {
      return { ok: false, sentence: `--size is "${values.size}": it must be small or full.` }
    }
    return { ok: true, options: { size: values.size ?? null, force: values.force ?? false } }
  } catch (fault) {
    return { ok: false, sentence: `${fault instanceof Error ? fault.message : fault}\n${USAGE}` }
  }
}
