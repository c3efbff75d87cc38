import { stripVTControlCharacters } from 'node:util'
import { plainReason } from '../../src/data/results/plain-reason.ts'
import type { LoggedChild } from './child-process.ts'

const MOST = 12
/** Pino's level of an error. */
const ERROR_LEVEL = 50
/** Lines of a stack, the excerpt of code above it, and Node's name below. */
const NO_WORDS = /^\s+at |^\s*\^|^Node\.js v|^(?:file:\/\/|node:|\/).*:\d+$|^\s*throw /

/** What a line of the services' log says where it tells of an error; null for everything else in JSON. */
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
 * Why a child ended, by what it printed last: its sentences, without log entries, stacks and bodies.
 * @returns at most twelve lines; the last one says where everything is
 */
export function lastWords(child: Pick<LoggedChild, 'tail' | 'logFile'>): string {
  const lines = stripVTControlCharacters(child.tail())
    .split('\n')
    .filter((line) => line.trim() !== '' && !NO_WORDS.test(line))
    .map((line) => (/^\s*[{[]/.test(line) ? loggedError(line) : line))
    .flatMap((line) => {
      const words = line === null ? null : plainReason(line)
      return words === null ? [] : [words]
    })
    .slice(-MOST)
  const said = lines.length > 0 ? lines : ['It gave no reason.']
  return [...said, `Everything it said is in ${child.logFile}.`].join('\n')
}
