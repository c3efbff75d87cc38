import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startNode } from '../../../scripts/processes/child-process.ts'

/** A file on a disk that is always full; Linux has one. */
const FULL = '/dev/full'

it.skipIf(!existsSync(FULL))('a child whose log finds no room goes on, and its parent too', async () => {
  const program = ['console.log("one")', 'setTimeout(() => console.log("two"), 100)'].join(';')
  const child = startNode('--eval', [program], { cwd: '.', env: process.env, logFile: FULL })
  expect(await child.ended).toEqual({ code: 0, signal: null })
  // An error that a stream throws arrives in a later turn.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(child.tail()).toBe('one\ntwo\n')
})
