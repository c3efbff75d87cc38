import type { ParseArgsOptionsConfig } from 'node:util'

/** The options that say how files are read, whichever command reads them. */
export const IMPORT_ARGUMENTS = {
  cup: { type: 'string' },
  name: { type: 'string' },
  zone: { type: 'string', multiple: true },
  year: { type: 'string' },
  chain: { type: 'string', multiple: true },
  publish: { type: 'string', multiple: true },
  dates: { type: 'string' },
  columns: { type: 'string' },
  guess: { type: 'boolean' },
  'skip-faulty': { type: 'boolean' },
  prefer: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig
