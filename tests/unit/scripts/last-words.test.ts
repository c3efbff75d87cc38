import { expect, test } from 'vitest'
import { lastOutput } from '../../../scripts/processes/last-output.ts'

const wordsOf = (text: string) => lastOutput({ tail: () => text, logFile: '/data/services.log' }).split('\n')
const WHERE = 'Everything it said is in /data/services.log.'

test('are the sentences a child ended with, and where the rest is', () => {
  expect(wordsOf('Port 80 is taken.\nTake another.\n')).toEqual(['Port 80 is taken.', 'Take another.', WHERE])
})

test('are what its log tells of errors, not the log', () => {
  const log = [
    { level: 30, msg: 'Listening' },
    { level: 50, err: { type: 'Error', message: 'The disk is full.', stack: 'x' }, msg: 'other' },
    { level: 60, msg: 'Stopping' },
  ]
  const text = log.map((entry) => JSON.stringify(entry)).join('\n')
  expect(wordsOf(text)).toEqual(['The disk is full.', 'Stopping', WHERE])
})

test('hold no stacks, excerpts of code or bodies', () => {
  const text = `file:///x/y.js:12\n  throw new Error('lost')\n  ^\n\nError: lost\n    at x\n\nNode.js v26.1.0\n{"data":"secret"\n${'x'.repeat(5000)}`
  const words = wordsOf(text)
  expect(words[0]).toBe('Error: lost')
  expect(words.join('').length).toBeLessThan(300)
  expect(words.join('')).not.toContain('secret')
  expect(wordsOf('{"data":1}')).toEqual(['It gave no reason.', WHERE])
})
