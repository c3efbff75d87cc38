import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../release/settings.ts'

export interface Load {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p99: number
  /** Requests without an answer, or with one that is neither 2xx nor 304. */
  readonly failed: number
}

export interface LoadOptions {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly headers: Readonly<Record<string, string>>
}

/** The load generator: wrk if it is installed, since it uses the least of the machine, otherwise autocannon. */
export const LOAD_TOOL =
  spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined ? 'wrk' : 'autocannon'

/** Sends requests from a separate process, as fast as the server answers them. */
export const load = (options: LoadOptions): Promise<Load> =>
  LOAD_TOOL === 'wrk' ? byWrk(options) : byAutocannon(options)

const headerArgs = ({ headers }: LoadOptions): string[] =>
  Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])

async function byWrk(options: LoadOptions): Promise<Load> {
  const { url, connections, seconds } = options
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`]
  const text = await output('wrk', ['--latency', ...size, ...headerArgs(options), url])
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
  const [, ...sockets] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    failed: sockets
      .map(Number)
      .reduce((sum, count) => sum + count, number(/Non-2xx or 3xx responses: (\d+)/)),
  }
}

type CannonReport = {
  readonly requests: { readonly average: number }
  readonly latency: { readonly p99: number }
  readonly statusCodeStats?: Readonly<Record<string, { readonly count: number }>>
  readonly non2xx: number
  readonly errors: number
  readonly timeouts: number
}

async function byAutocannon(options: LoadOptions): Promise<Load> {
  const { url, connections, seconds } = options
  const program = join(ROOT, 'node_modules', 'autocannon', 'autocannon.js')
  const size = ['-c', String(connections), '-d', String(seconds)]
  const text = await output(process.execPath, [program, '--json', ...size, ...headerArgs(options), url])
  const report = JSON.parse(text) as CannonReport
  const unchanged = report.statusCodeStats?.['304']?.count ?? 0
  return {
    requestsPerSecond: report.requests.average,
    p99: report.latency.p99,
    failed: report.non2xx - unchanged + report.errors + report.timeouts,
  }
}

function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', () => resolve(text))
  })
}
