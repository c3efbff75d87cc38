/** What makes the bill of materials of production: from the lock file alone, so that nothing is fetched. */
export const BILL_TOOL = ['@cyclonedx/cyclonedx-npm', 'cyclonedx-npm'] as const

/** @param file where it is written, CycloneDX as JSON */
export const billArguments = (file: string): string[] => [
  '--omit',
  'dev',
  '--package-lock-only',
  '--output-reproducible',
  '--output-file',
  file,
]
