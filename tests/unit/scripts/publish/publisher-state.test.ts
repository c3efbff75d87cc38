import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type PublisherState, tellPublisher } from '../../../../scripts/publish/publisher-state.ts'

const STATE: PublisherState = { kind: 'following', year: 2026, revision: 'e.1' }

it('what a publisher says ends it nowhere, and is written as soon as it can be', () => {
  const dir = mkdtempSync(join(tmpdir(), 'cup-told-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  // No folder can be made below a file, as no byte can be written to a full disk.
  tellPublisher('/dev/null', STATE)
  tellPublisher(dir, STATE)
  const file = join(dir, 'publisher.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(STATE)
  rmSync(file)
  tellPublisher(dir, STATE)
  expect(existsSync(file)).toBe(false)
})
