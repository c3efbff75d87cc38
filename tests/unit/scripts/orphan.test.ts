import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })
const CHILDREN = new URL('../../../scripts/processes/child-process.ts', import.meta.url).href

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a child with a channel ends when its parent is killed, and by itself when its work is done', async () => {
  const dir = temporaryFolder()
  writeFiles(dir, {
    'endless.mjs': 'setInterval(() => {}, 1000)',
    'short.mjs': '',
    'parent.mjs': `
      import { startNode } from ${JSON.stringify(CHILDREN)}
      const start = (name) => startNode(name, [], { cwd: ${JSON.stringify(dir)}, env: process.env, logFile: name + '.log', channel: true })
      await start('short.mjs').ended
      process.stdout.write(String(start('endless.mjs').process.pid))`,
  })
  const parent = spawn(process.execPath, [join(dir, 'parent.mjs')], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(String(said))
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  })
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  for (let tries = 0; tries < 200 && isRunning(pid); tries++) await setTimeout(50)
  expect(isRunning(pid)).toBe(false)
})
