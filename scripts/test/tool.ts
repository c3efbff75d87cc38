import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNode, stopChild } from '../processes/child-process.ts'
import type { GateContext } from './gate.ts'

const GRACE_MS = 10_000
const LIMIT_MS = 40 * 60 * 1000

export type ToolRun = { readonly ok: boolean; readonly output: string }

/** Returns the file that npm would run for a command of a package: `toolPath(root, '@biomejs/biome', 'biome')`. */
export function toolPath(root: string, packageName: string, command: string): string {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (file === undefined) throw new Error(`The package ${packageName} has no command ${command}.`)
  return join(folder, file)
}

/** Runs a command of an installed package with the project's Node, for at most forty minutes unless told otherwise. */
export async function runTool(
  context: GateContext,
  [packageName, command]: readonly [packageName: string, command: string],
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  limitMs = LIMIT_MS,
): Promise<ToolRun> {
  const child = startNode(toolPath(context.root, packageName, command), args, {
    cwd: context.root,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
      // Tests start the same programs hundreds of times. The cache ends with the run: each build names its modules anew.
      NODE_COMPILE_CACHE: join(context.workDir, 'compiled'),
      ...env,
    },
    logFile: join(context.reportDir, `${command}-${args[0]?.replace(/\W/g, '') ?? 'run'}.log`),
  })
  const stop = () => void stopChild(child, GRACE_MS, 'SIGINT')
  const timer = setTimeout(stop, limitMs)
  context.signal.addEventListener('abort', stop)
  const { code } = await child.ended
  clearTimeout(timer)
  context.signal.removeEventListener('abort', stop)
  return { ok: code === 0, output: child.tail().trim() }
}
