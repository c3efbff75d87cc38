import { parseArgs } from 'node:util'

export type StartOptions = {
  readonly size: string | null
  readonly force: boolean
  readonly fresh: boolean
  readonly showcase: boolean
}
export type OptionsOrUsage =
  | { readonly ok: true; readonly options: StartOptions }
  | { readonly ok: false; readonly sentence: string }

const USAGE = `Usage: npm start [-- OPTION…]
  --size small|full   how large the demonstration cup is (or DEMO_SIZE; small where nothing is said)
  --fresh             play the demonstration cup from its beginning: what was reported of it is lost
  --showcase          with what a cup of one's own sets beside it: its website, social media, and page views counted
  --force             build the site even where nothing has changed`

/** Reads the arguments of `npm start`. */
export function readStartOptions(args: readonly string[]): OptionsOrUsage {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        size: { type: 'string' },
        force: { type: 'boolean' },
        fresh: { type: 'boolean' },
        showcase: { type: 'boolean' },
      },
    })
    if (values.size !== undefined && values.size !== 'small' && values.size !== 'full') {
      return { ok: false, sentence: `--size is "${values.size}": it must be small or full.` }
    }
    const { size = null, force = false, fresh = false, showcase = false } = values
    return { ok: true, options: { size, force, fresh, showcase } }
  } catch (fault) {
    return { ok: false, sentence: `${fault instanceof Error ? fault.message : fault}\n${USAGE}` }
  }
}
