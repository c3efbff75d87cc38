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
    const output = `${BEFORE}04:32:54   ├─ /x/index.html04:32:54 [ERROR] BuildFault: said\n    at file:///a\n04:32:54 [ERROR] [build] Caught error rendering /x/: BuildFault: said\nsaid\n  Stack trace:\n    at file:///a\n`
    expect(explainBuildFault(output, FAILED)).toBe('The page /x/ could not be made: BuildFault: said')
  })

  test('shows the last lines where the build ended without a message of Astro', () => {
    expect(explainBuildFault('one\n\ntwo\n    at stack\nthree\n', FAILED)).toBe('one\ntwo\nthree')
  })

  test('knows what running out of memory looks like', () => {
    expect(explainBuildFault('FATAL ERROR: JavaScript heap out of memory', FAILED)).toContain(
      '--max-old-space-size',
    )
    expect(explainBuildFault('', { code: null, signal: 'SIGKILL' })).toContain('too little memory')
  })
})
