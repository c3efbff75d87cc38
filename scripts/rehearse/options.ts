import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run rehearse -- [--year YYYY] [--speed N] [--days all|first|YYYY-MM-DD] [--rest MINUTES] [--seed N]
       [--port PORT] [--host ADDRESS] [--json FILE] [--without-site]

--year   another edition than the latest
--speed  how many times as fast as the world the copy plays, 1 to 1000: 60
--days   all days, the first one, or one day; what lies before it is played at once
--rest   the least time from the end of a match to the start of the team's next one: 30 minutes
--seed   another number lets other fields be late, and other teams win: 1
--port   where its pages are: 4399
--host   0.0.0.0 opens them to the hall's network, with the key that is printed
--json   also writes what it says at the end into a file
--without-site  plays only, as fast as it goes: no pages, and nothing on what is slow`

export interface RehearsalOptions {
  readonly year: number | null
  readonly speed: number
  /** `all`, `first`, or `YYYY-MM-DD`. */
  readonly days: string
  readonly rest: number
  readonly seed: number
  readonly port: number
  readonly host: string
  readonly json: string | null
  readonly hasSite: boolean
}

const OPTIONS = {
  year: { type: 'string' },
  speed: { type: 'string', default: '60' },
  days: { type: 'string', default: 'all' },
  rest: { type: 'string', default: '30' },
  seed: { type: 'string', default: '1' },
  port: { type: 'string', default: '4399' },
  host: { type: 'string', default: '127.0.0.1' },
  json: { type: 'string' },
  'without-site': { type: 'boolean', default: false },
} as const

export type RehearsalOptionsOrUsage =
  | { readonly ok: true; readonly options: RehearsalOptions }
  | { readonly ok: false; readonly sentence: string }

/** The numbers among the options, each with the least and the most. */
const NUMBERS = { speed: [1, 1000], rest: [0, 999], seed: [0, 999_999_999], port: [1, 65_535] } as const

/** Reads the arguments of `npm run rehearse`. */
export function readRehearsalOptions(args: readonly string[]): RehearsalOptionsOrUsage {
  try {
    return optionsOf(parseArgs({ args: [...args], options: OPTIONS }).values)
  } catch (fault) {
    return { ok: false, sentence: fault instanceof Error ? fault.message : String(fault) }
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

function optionsOf(values: Values): RehearsalOptionsOrUsage {
  const { days, host, year, json = null } = values
  for (const [name, [least, most]] of Object.entries(NUMBERS)) {
    const text = values[name as keyof typeof NUMBERS]
    if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most)
      return { ok: false, sentence: `--${name} must be a whole number from ${least} to ${most}.` }
  }
  if (year !== undefined && !/^\d{4}$/.test(year))
    return { ok: false, sentence: '--year must be four digits.' }
  if (days !== 'all' && days !== 'first' && !/^\d{4}-\d\d-\d\d$/.test(days))
    return { ok: false, sentence: '--days must be all, first or a day such as 2027-07-06.' }
  const { speed, rest, seed, port } = values
  return {
    ok: true,
    options: {
      year: year === undefined ? null : Number(year),
      speed: Number(speed),
      days,
      rest: Number(rest),
      seed: Number(seed),
      port: Number(port),
      host,
      json,
      hasSite: !values['without-site'],
    },
  }
}
