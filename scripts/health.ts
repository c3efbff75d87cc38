// `npm run health`: says whether the services of this machine can work. Its exit code says so, too.
import { readReleaseSettings } from './release/settings.ts'

const WITHIN_MS = 5_000
const EXIT = { works: 0, cannotWork: 1, isNotThere: 2 } as const
const { servicesOrigin } = readReleaseSettings(process.env)

try {
  const response = await fetch(`${servicesOrigin}/health`, { signal: AbortSignal.timeout(WITHIN_MS) })
  process.stdout.write(`${await response.text()}\n`)
  process.exitCode = response.ok ? EXIT.works : EXIT.cannotWork
} catch (fault) {
  const isLate = fault instanceof DOMException && fault.name === 'TimeoutError'
  process.stderr.write(
    `Nothing responds at ${servicesOrigin}${isLate ? ` within ${WITHIN_MS / 1000} s` : ''}.\n`,
  )
  process.exitCode = isLate ? EXIT.cannotWork : EXIT.isNotThere
}
