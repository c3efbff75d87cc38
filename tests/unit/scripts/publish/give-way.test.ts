import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const GIVE_WAY = new URL('../../../../scripts/publish/give-way.ts', import.meta.url).href
const SHOWS = `
  const { giveWay } = await import(${JSON.stringify(GIVE_WAY)})
  giveWay()
  const { readFileSync, existsSync } = await import('node:fs')
  const file = '/proc/self/autogroup'
  console.log(JSON.stringify({
    process: (await import('node:os')).getPriority(),
    session: existsSync(file) ? readFileSync(file, 'utf8').trim() : null,
  }))`

test('a publisher gives way as a process, and as a session of its own', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SHOWS], { detached: true })
  const message = JSON.parse(await text(child.stdout))
  expect(message.process).toBe(19)
  if (existsSync('/proc/self/autogroup')) expect(message.session).toMatch(/ nice 19$/)
  expect(getPriority()).toBeLessThan(19)
})
