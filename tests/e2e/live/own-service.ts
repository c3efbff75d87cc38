import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface OwnService {
  readonly origin: string
  readonly key: string
  /** The folder of mails to visitors, one `.eml` file each. */
  readonly mailFolder: string
  stop(): Promise<void>
}

/**
 * Starts a results service of the test's own with the demonstration cup and a key for reports. Its clock stands nearly
 * still.
 */
export async function startOwnService(): Promise<OwnService> {
  const folder = mkdtempSync(join(tmpdir(), 'cup-live-'))
  const key = 'a-key-for-this-one-test-only'
  const port = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    OPERATOR_KEY: key,
    DEMO_PLAY: '1',
    DEMO_SPEED: '0.1',
    LOG_LEVEL: 'error',
    SMTP_URL: '',
  }
  const run = (file: string) => spawn(process.execPath, [file], { env, stdio: 'ignore' })
  const [code] = await once(run('scripts/start/seed.ts'), 'exit')
  if (code !== 0) throw new Error(`The demonstration cup was not stored: exit code ${code}.`)
  const service = run('src/backend/main.ts')
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await isUp(origin)); tries += 1) {
    if (tries > 150 || service.exitCode !== null) throw new Error('The results service did not start.')
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    origin,
    key,
    mailFolder: join(folder, 'mail'),
    async stop() {
      if (service.exitCode === null) {
        service.kill('SIGKILL')
        await once(service, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/feed/demo-cup/t2026`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
