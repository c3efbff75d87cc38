import { stripVTControlCharacters } from 'node:util'
import { plainReason } from '../../src/data/results/plain-reason.ts'
import type { LoggedChild } from './child-process.ts'

const MOST = 12
/** Pino's level of an error. */
const ERROR_LEVEL = 50
/** Lines that hold no sentence: stack lines, the excerpt of code above a stack, and Node's name below it. */
const NOISE_LINE = /^\s+at |^\s*\^|^Node\.js v|^(?:file:\/\/|node:|\/).*:\d+$|^\s*throw /

/** Returns the message of a log line of the services that reports an error; null for any other JSON. */
function loggedError(line: string): string | null {
  try {
    const entry = JSON.parse(line)
    if (!(entry?.level >= ERROR_LEVEL)) return null
    return String(entry.err?.message ?? entry.msg ?? '')
  } catch {
    return null
  }
}

/**
 * Returns why a child ended, from its last output: its sentences, without log entries, stacks and bodies.
 * @returns at most twelve lines; the last one names the full log
 */
export function lastOutput(child: Pick<LoggedChild, 'tail' | 'logFile'>): string {
  const lines = stripVTControlCharacters(child.tail())
    .split('\n')
    .filter((line) => line.trim() !== '' && !NOISE_LINE.test(line))
    .map((line) => (/^\s*[{[]/.test(line) ? loggedError(line) : line))
    .flatMap((line) => {
      const words = line === null ? null : plainReason(line)
      return words === null ? [] : [words]
    })
    .slice(-MOST)
  const said = lines.length > 0 ? lines : ['It gave no reason.']
  return [...said, `Everything it said is in ${child.logFile}.`].join('\n')
}
