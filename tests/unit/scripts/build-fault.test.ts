import { describe, expect, test } from 'vitest'
import { explainBuildFault } from '../../../scripts/release/build-fault.ts'

const FAILED = { code: 1, signal: null }
const BEFORE = '04:32:53 [vite] ✓ built in 33ms\n\n generating static routes \n'

describe('explainBuildFault', () => {
  test('takes the whole message of the error that Astro ended with', () => {
    const output = `${BEFORE}The service answered 503.\n  - Editions\n  Location:\n    /x.js:1:2\n  Stack trace:\n    at x (file:///y)\n  Caused by:\n  inner\n`
    expect(explainBuildFault(output, FAILED)).toMatch(/The service answered 503\.\n {2}- Editions$/)
  })

  test('names the page that failed', () => {
    const output = `${BEFORE}04:32:54 [ERROR] BuildFault: said\n    at file:///a\nError: /x/ was answered with 500.\n    at page (file:///b)\n`
    expect(explainBuildFault(output, FAILED)).toBe('The page /x/ could not be made: BuildFault: said')
  })

  test.each([
    ['Error: Disk gone.\n    at x (y.js:1)\n\nNode.js v26.1.0\n', 'Disk gone.'],
    ['TypeError [ERR_X]: No such thing\n    at x\n{ code: 1 }\n', 'No such thing'],
    ['{"level":50,"msg":"secret"}\none\n    at stack\ntwo\n', 'It ended with code 1 and gave no reason.'],
    ['<html>secret</html>\n', 'It ended with code 1 and gave no reason.'],
  ])('takes no tail of a log for a sentence: %j', (output, sentence) => {
    expect(explainBuildFault(`${BEFORE}${output}`, FAILED)).toBe(sentence)
  })

  test('leaves bodies out of a message, and what is too long', () => {
    const output = `${BEFORE}Two faults:\n  - one\n{"data":{"secret":1}}\n${'word '.repeat(900)}\n  Location:\n    /x.js:1:2\n`
    const sentence = explainBuildFault(output, FAILED)
    expect(sentence).toMatch(/Two faults:\n {2}- one\nword /)
    expect(sentence).not.toContain('secret')
    expect(sentence.length).toBeLessThan(400)
  })

  test('knows what running out of memory looks like', () => {
    expect(explainBuildFault('FATAL ERROR: JavaScript heap out of memory', FAILED)).toContain(
      '--max-old-space-size',
    )
    expect(explainBuildFault('', { code: null, signal: 'SIGKILL' })).toContain('too little memory')
  })
})
