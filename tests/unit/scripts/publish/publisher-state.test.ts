import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PublisherLine } from '../../../../scripts/publish/publisher-line.ts'
import { type PublisherState, stateText, tellPublisher } from '../../../../scripts/publish/publisher-state.ts'

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

it('says once on the terminal, and in each line of the log, that an edition which is over waits for a build', () => {
  const said: string[] = []
  const line = new PublisherLine((text) => said.push(text))
  const round = {
    kind: 'published',
    year: 2026,
    revision: 'e.2',
    rendered: 4,
    replaced: 2,
    seconds: 1,
  } as const
  for (const hasEnded of [false, true, true]) line.tell({ ...round, hasEnded })
  expect(said).toEqual([expect.stringMatching(/^The edition 2026 is over\..*npm run build$/)])
  expect(stateText({ ...round, hasEnded: true })).toContain('npm run build')
  expect(stateText({ ...round, hasEnded: false })).not.toContain('over')
})

it('says what an edition waits for, and until when', () => {
  const wait = { kind: 'waiting', year: 2026, until: '2026-07-17', isOver: false } as const
  expect(stateText({ ...wait, results: 3 })).toBe(
    'The edition 2026 waits for the results of 3 matches. Without them it is over on 2026-07-17, 5 days after its last match.',
  )
  expect(stateText({ ...wait, results: 1 })).toContain('the result of 1 match.')
})
