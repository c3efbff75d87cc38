import { expect, it } from 'vitest'
import { Access } from '../../../src/backend/http/access.ts'
import { OperatorKey } from '../../../src/backend/http/operator-key.ts'
import type { FoundScorer } from '../../../src/backend/results/scorer-links/find-scorer.ts'
import { parseScorerKey, scorerKey } from '../../../src/backend/results/scorer-links/scorer-key.ts'

const KEY = 'a-key-of-the-operator-2026'
/** All phones of a hall come from here. */
const HALL = '203.0.113.1'
const secret = (letter: string) => letter.repeat(22)
const bearer = (linkId: number, letter: string) => `Bearer ${scorerKey(linkId, secret(letter))}`

/** Links 1 and 2 have the secrets `aaa…` and `bbb…`; link 3 is revoked. */
async function findScorer(key: string): Promise<FoundScorer> {
  const sent = parseScorerKey(key)
  if (sent === null || sent.linkId > 3) return { kind: 'none' }
  if (sent.linkId === 3) return { kind: 'revoked' }
  if (sent.secret !== secret(sent.linkId === 1 ? 'a' : 'b')) return { kind: 'wrong', linkId: sent.linkId }
  const { linkId } = sent
  return { kind: 'valid', scorer: { kind: 'scorer', linkId, editionKey: 1, fieldId: 'f', day: '2026-07-07' } }
}

const open = () => new Access(new OperatorKey(KEY), findScorer)

it('finds the operator and the scorer of a key', async () => {
  const access = open()
  expect(await access.actorOf(`Bearer ${KEY}`, HALL)).toMatchObject({ actor: { kind: 'operator' } })
  expect(await access.actorOf(bearer(1, 'a'), HALL)).toMatchObject({ actor: { kind: 'scorer', linkId: 1 } })
  expect(await access.actorOf(bearer(3, 'a'), HALL)).toMatchObject({ kind: 'wrong', link: 'revoked' })
  expect(await access.actorOf(null, HALL)).toMatchObject({ kind: 'wrong' })
})

it('slows down wrong keys of one link, and nobody else behind the same address', async () => {
  const access = open()
  for (const letter of 'cdefghijkl')
    expect((await access.actorOf(bearer(1, letter), HALL)).kind).toBe('wrong')
  expect((await access.actorOf(bearer(1, 'm'), HALL)).kind).toBe('too-many')
  // Whoever has the right code of that link, a wrong one of another link or of none, or a wrong operator's key.
  expect((await access.actorOf(bearer(1, 'a'), HALL)).kind).toBe('actor')
  expect((await access.actorOf(bearer(2, 'c'), HALL)).kind).toBe('wrong')
  expect((await access.actorOf(bearer(2, 'b'), HALL)).kind).toBe('actor')
  expect((await access.actorOf(bearer(9, 'c'), HALL)).kind).toBe('wrong')
  expect((await access.actorOf('Bearer a-key-that-was-mistyped', HALL)).kind).toBe('wrong')
  expect((await access.actorOf(bearer(1, 'm'), '203.0.113.2')).kind).toBe('wrong')
})

it('slows down wrong operator keys, and no scorer', async () => {
  const access = open()
  for (let n = 0; n < 11; n += 1) await access.actorOf(`Bearer wrong-operator-key-${n}`, HALL)
  expect((await access.actorOf('Bearer wrong-operator-key-11', HALL)).kind).toBe('too-many')
  expect((await access.actorOf(bearer(1, 'c'), HALL)).kind).toBe('wrong')
  expect((await access.actorOf(bearer(1, 'a'), HALL)).kind).toBe('actor')
})

it('counts no revoked link as a wrong key, however often a lost phone repeats it', async () => {
  const access = open()
  for (let n = 0; n < 30; n += 1)
    expect(await access.actorOf(bearer(3, 'a'), HALL)).toMatchObject({ kind: 'wrong', link: 'revoked' })
})
