import { stripVTControlCharacters } from 'node:util'
import type { Ending } from '../processes/child-process.ts'

/** The headings under which Astro prints what follows an error's message. */
const HEADING = /^ {2}(Location|Stack trace|Hint|Error reference|Caused by|Code):/
const LOG_LINE = /^\d\d:\d\d:\d\d /
const STACK_LINE = /^\s+at /
/** What Astro logs when a page throws; the message behind it may be torn apart by other pages' lines. */
const PAGE_FAULT = /\[ERROR\] \[build\] Caught error rendering (\S+): (.+)/
const LAST_LINES = 8

/**
 * The sentence in a failed build's output that explains why it failed: the message of the error Astro ended with, or
 * the last lines where it ended without one.
 */
export function explainBuildFault(output: string, ending: Ending): string {
  if (output.includes('heap out of memory')) {
    return 'The build ran out of memory. Give it more, in MiB: NODE_OPTIONS=--max-old-space-size=8192'
  }
  if (ending.signal === 'SIGKILL')
    return 'The build was killed by the system: most often there was too little memory.'
  const text = stripVTControlCharacters(output)
  const pageFault = PAGE_FAULT.exec(text)
  if (pageFault) return `The page ${pageFault[1]} could not be made: ${pageFault[2]}`
  const lines = text.split('\n')
  const firstHeading = (from: number) => lines.findIndex((line, index) => index >= from && HEADING.test(line))
  const lastError = lines.findLastIndex((line) => LOG_LINE.test(line) && line.includes('[ERROR]'))
  let end = firstHeading(Math.max(lastError, 0))
  if (end < 0) end = lines.length
  let start = end
  while (start > 0 && !LOG_LINE.test(lines[start - 1] ?? '') && !STACK_LINE.test(lines[start - 1] ?? ''))
    start--
  const message = lines.slice(start, end).join('\n').trim()
  if (message !== '' && end < lines.length) return message
  return lines
    .filter((line) => line.trim() !== '' && !STACK_LINE.test(line))
    .slice(-LAST_LINES)
    .join('\n')
}
