import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from '../../../scripts/release/settings.ts'
import { freePort } from '../../../scripts/start/site-in-folder.ts'
import { holdLock } from './hold-lock.ts'
import { temporaryFolder } from './temporary-folder.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Runs a program that is expected to end with a code other than 0, and returns its error output. */
async function refusal(file: string, env: Record<string, string>): Promise<string> {
  const run = promisify(execFile)(process.execPath, [join(ROOT, 'scripts', file)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  const fault = await run.then(
    () => null,
    (error: { code: number; stderr: string }) => error,
  )
  expect(fault?.code).toBe(1)
  return fault?.stderr ?? ''
}

test('a second `npm start` in the same folders says who is there, and changes nothing', async () => {
  const [DATA_DIR, RELEASES_DIR] = [temporaryFolder(), temporaryFolder()]
  const first = await holdLock(RELEASES_DIR, 'start', { command: 'npm start', port: 5555 })
  const said = await refusal('start/main.ts', { DATA_DIR, RELEASES_DIR, PORT: String(await freePort()) })
  expect(said).toMatch(new RegExp(`npm start. \\(process ${first.pid}, since 20.* UTC, port 5555\\) holds`))
  expect(existsSync(join(DATA_DIR, 'seed.log'))).toBe(false)
  expect(readdirSync(RELEASES_DIR).sort()).toEqual(['start-holder.json', 'start.lock'])
})

test('a second `npm start` on the same port says who listens there', async () => {
  const DATA_DIR = temporaryFolder()
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await refusal('start.mjs', { DATA_DIR, PORT: String(port) })).toMatch(/in use, perhaps by another/)
  const first = await holdLock(DATA_DIR, 'start', { command: 'npm start', port })
  expect(await refusal('start.mjs', { DATA_DIR, PORT: String(port) })).toContain(
    `is in use by another \`npm start\` (process ${first.pid}, since 20`,
  )
})
