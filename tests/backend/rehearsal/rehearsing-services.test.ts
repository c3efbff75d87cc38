import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownSettings } from '../../../scripts/rehearse/own-settings.ts'
import { startServices, startSimulation, stopServices } from '../../../scripts/start/services.ts'
import { freePort } from '../../../scripts/start/site-in-folder.ts'
import type { Played } from '../../../src/backend/demo/player.ts'
import { copyEdition } from '../../../src/backend/rehearsal/copy-edition.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { isPlayed } from '../../../src/backend/settings/parent-messages.ts'
import { openTestDatabase } from '../../support/databases.ts'
import { at } from '../results/cup-builder.ts'
import { smallCup } from './small-cup.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cup-rehearsed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Lets a process and its threads write down every connection that they open. */
const recorder = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'
const { connect } = Socket.prototype
Socket.prototype.connect = function (...given) {
  appendFileSync(${JSON.stringify(file)}, JSON.stringify(given[0]) + '\\n')
  return connect.apply(this, given)
}`)}`

it('the services of a rehearsal play the copy, tell of every report, alert nobody and connect to nobody', async () => {
  const base = await openTestDatabase('SQLite')
  await writeCup(base.db, smallCup())
  await copyEdition(base.db, 'test-cup', null, join(folder, 'cup.sqlite'))
  await base.dispose()
  const asked = join(folder, 'connections')
  const time = { from: Date.parse(at('07:58')), until: Date.parse(at('08:10')) }
  const options = { port: await freePort(), host: '127.0.0.1', speed: 1000, seed: 1 }
  const outside = { ...process.env, SMTP_URL: 'smtp://mail.example', VAPID_KEYS: 'public.private' }
  const own = ownSettings(outside, { cupId: 'test-cup', folder, ...time }, options)
  const env = { ...own, NODE_OPTIONS: `--import ${recorder(asked)}` }
  const left = join(folder, 'rehearsal', 'copy-of-a-killed-process')
  mkdirSync(left, { recursive: true })
  const services = await startServices({ env, dataDir: folder }, new AbortController().signal)
  const reports: Played[] = []
  const over = new Promise<void>((resolve) =>
    services.process.on('message', (message) => {
      if (!isPlayed<Played>(message)) return
      if (message.report === null) resolve()
      else reports.push(message.report)
    }),
  )
  expect(existsSync(left)).toBe(false)
  startSimulation(services)
  await over
  await stopServices(services)
  // A field may be late.
  expect(reports.some(({ kind }) => kind === 'START')).toBe(true)
  expect(['g1', 'g2']).toEqual(expect.arrayContaining(reports.map(({ matchId }) => matchId)))
  expect(existsSync(join(folder, 'vapid-keys'))).toBe(false)
  expect(existsSync(asked) ? readFileSync(asked, 'utf8') : '').toBe('')
}, 60_000)

it('and a connection would have been written down', () => {
  const asked = join(folder, 'connections')
  const program = "await fetch('http://127.0.0.1:61234/').catch(() => undefined)"
  execFileSync(process.execPath, ['--import', recorder(asked), '--input-type=module', '-e', program])
  expect(readFileSync(asked, 'utf8')).toContain('127.0.0.1')
})
