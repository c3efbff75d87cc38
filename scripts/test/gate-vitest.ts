import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoized } from '../../src/domain/memoized.ts'
import { ensureNginx } from '../edge/find-nginx.ts'
import { failed, type Gate, type GateContext, type GateResult } from './gate.ts'
import { runTool } from './tool.ts'

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly success: boolean
}

const MESSAGE_LINES = 6
const LONG_MS = 3 * 60 * 60 * 1000

/** Returns each failed test with its file and the first lines of its error, and each file that could not be loaded. */
export function failuresOf({ testResults }: Pick<VitestReport, 'testResults'>): string {
  const start = (message: string) => message.split('\n').slice(0, MESSAGE_LINES).join('\n    ')
  return testResults
    .flatMap(({ name, message, assertionResults }) => [
      ...(message === '' ? [] : [`${name}\n    ${start(message)}`]),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => `${name}\n  ${test.fullName}\n    ${start(test.failureMessages?.[0] ?? '')}`),
    ])
    .join('\n')
}

async function runVitest(
  context: GateContext,
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  files: readonly string[] = [],
  { reporter = 'dot', limitMs }: { reporter?: 'dot' | 'verbose'; limitMs?: number } = {},
): Promise<GateResult> {
  const report = join(context.reportDir, `vitest-${projects.join('-')}.json`)
  const run = await runTool(
    context,
    ['vitest', 'vitest'],
    [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    limitMs,
  )
  let counts: VitestReport
  try {
    counts = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  } catch {
    return failed(run.output)
  }
  // A file that cannot be loaded, or an error outside of any test, fails the run without any failed test.
  const failures = counts.numFailedTests === 0 && !(run.ok && counts.success) ? 1 : counts.numFailedTests
  return {
    passed: counts.numPassedTests,
    failed: failures,
    skipped: counts.numPendingTests + counts.numTodoTests,
    // The failures go last, as the end of the output is what is shown of it.
    output: `${run.output}\n${failuresOf(counts)}`,
  }
}

/** The nginx of a run, looked for once. */
export const nginxOf = memoized((_run: GateContext) => ensureNginx(process.env))

const PARTS = ['rules', 'unit', 'backend']

/** The tests of parts and services, on SQLite and PostgreSQL, and behind a real nginx if there is one. */
export const partsGate: Gate = {
  name: 'Tests of the parts and the services',
  run: async (context) => {
    const nginx = nginxOf(context)
    if (nginx.kind === 'found') return runVitest(context, PARTS, { NGINX_PATH: nginx.path })
    // With this setting the test files do not each look for nginx again.
    const result = await runVitest(context, PARTS, { NGINX_PATH: 'none' })
    return { ...result, output: `${result.output}\n${nginx.sentence}` }
  },
}

/** Returns the gate that runs these files of tests of parts and services. */
export const testsGate = (name: string, files: readonly string[]): Gate => ({
  name,
  run: (context) => runVitest(context, PARTS, {}, files),
})

/** Returns the gate of the tests that take too long for every commit. @param files absent: all of them */
export const longGate = (files?: readonly string[]): Gate => ({
  name: 'Long tests (test-results/gates/vitest-run.log names each that is done)',
  run: (context) => runVitest(context, ['long'], {}, files, { reporter: 'verbose', limitMs: LONG_MS }),
})

/** Builds a site from a foreign results service, which supports far less than ours, and checks its pages. */
export const foreignGate: Gate = {
  name: "A site of somebody else's results service",
  run: (context) => runVitest(context, ['foreign'], {}),
}

/** The tests that read the built site. */
export const siteGate: Gate = {
  name: 'Tests of the built site',
  run: async (context) => {
    if (context.site === null) return failed('There is no site to test: it was not built.')
    return runVitest(context, ['site'], { SITE_OUTPUT: context.site.dir, SITE_ORIGIN: context.site.origin })
  },
}
