import { stripVTControlCharacters } from 'node:util'
import { plainReason } from '../../src/data/results/plain-reason.ts'
import type { Ending } from '../processes/child-process.ts'

/** The headings under which Astro prints what follows an error's message. */
const HEADING = /^ {2}(Location|Stack trace|Hint|Error reference|Caused by|Code):/
const LOG_LINE = /^\d\d:\d\d:\d\d /
const STACK_LINE = /^\s+at /
/** What the generator says of a page that Astro could not render, and what Astro has logged of it before. */
const PAGE_FAULT = /(\/\S*) was answered with 500\./
const RENDER_FAULT = /\[ERROR\] (?!\[)(.+)/g
/** How Node prints an error that nobody caught. */
const UNCAUGHT = /^(?:Uncaught )?(?:\w+Error|Error)(?: \[\w+\])?: (.+)/
const MOST_LINES = 25

/** Returns the lines of a message, each shortened, without those that hold no words. */
const sentences = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => {
      const indent = /^ */.exec(line)?.[0] ?? ''
      const words = line.length > 1000 || /^\s*[{[<]/.test(line) ? plainReason(line) : line.trim() || null
      return words === null ? [] : [indent + words]
    })
    .slice(0, MOST_LINES)
    .join('\n')
    .trim()

/**
 * Returns the sentence in a failed build's output that explains the failure: the message of the error it ended with.
 * Output that is not a sentence is not used instead: it is in the log.
 */
export function explainBuildFault(output: string, ending: Ending): string {
  if (output.includes('heap out of memory')) {
    return 'The build ran out of memory. Give it more, in MiB: NODE_OPTIONS=--max-old-space-size=8192'
  }
  if (ending.signal === 'SIGKILL')
    return 'The build was killed by the system: most often there was too little memory.'
  const text = stripVTControlCharacters(output)
  const pageFault = PAGE_FAULT.exec(text)
  if (pageFault) {
    const said = [...text.slice(0, pageFault.index).matchAll(RENDER_FAULT)].at(-1)?.[1]
    const why = plainReason(said ?? '') ?? 'it gave no reason'
    return `The page ${pageFault[1]} could not be made: ${why}`
  }
  const lines = text.split('\n')
  const firstHeading = (from: number) => lines.findIndex((line, index) => index >= from && HEADING.test(line))
  const lastError = lines.findLastIndex((line) => LOG_LINE.test(line) && line.includes('[ERROR]'))
  const end = firstHeading(Math.max(lastError, 0))
  if (end >= 0) {
    let start = end
    while (start > 0 && !LOG_LINE.test(lines[start - 1] ?? '') && !STACK_LINE.test(lines[start - 1] ?? ''))
      start--
    const message = sentences(lines.slice(start, end))
    if (message !== '') return message
  }
  const uncaught = lines.flatMap((line) => plainReason(UNCAUGHT.exec(line)?.[1] ?? '') ?? []).at(-1)
  return uncaught ?? `It ended ${endingText(ending)} and gave no reason.`
}

const endingText = ({ code, signal }: Ending) => (signal === null ? `with code ${code}` : `by ${signal}`)
