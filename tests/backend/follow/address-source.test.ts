import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addressSource } from '../../../src/backend/follow/address-source.ts'
import type { SourceFault } from '../../../src/backend/follow/source.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer
let asked: IncomingMessage[]
let server: ReturnType<typeof createServer>
let origin: string
const { signal } = new AbortController()

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((closed) => server.close(closed)))

const sourceAt = (path: string) => addressSource(new URL(path, origin), 1000)
const faultOf = (look: Promise<unknown>): Promise<SourceFault> =>
  look.then(
    () => expect.unreachable('the source was read'),
    (fault: SourceFault) => fault,
  )

it('is read once, and again when its version has changed', async () => {
  let version = '"1"'
  answer = (request, response) => {
    if (request.headers['if-none-match'] === version) response.writeHead(304).end()
    else response.writeHead(200, { etag: version }).end(`id\n${version}`)
  }
  const source = sourceAt('/cup/matches.csv')
  const [first] = (await source.look(signal))?.files ?? []
  expect([first?.file, Buffer.from(first?.bytes ?? []).toString()]).toEqual(['matches.csv', 'id\n"1"'])
  expect(await source.look(signal)).toBeNull()
  expect(asked[1]?.headers['if-none-match']).toBe('"1"')
  version = '"2"'
  expect(await source.look(signal)).not.toBeNull()
})

it('is not taken again if a server without versions says the same once more', async () => {
  answer = (_, response) => response.end('id\n1')
  const source = sourceAt('/pub')
  expect((await source.look(signal))?.files[0]?.file).toBe('pub.csv')
  expect(await source.look(signal)).toBeNull()
})

it.each([
  ['{"format":"cup/1"}', 'export.json'],
  ['PK\u0003\u0004', 'export.xlsx'],
  ['id;class', 'export.csv'],
])('has the name that its content asks for: %s', async (body, name) => {
  answer = (_, response) => response.end(body)
  expect((await sourceAt('/export').look(signal))?.files[0]?.file).toBe(name)
})

it('is followed within its origin, with its login, and nowhere else', async () => {
  answer = (request, response) => {
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end()
    else if (request.url === '/away') response.writeHead(302, { location: 'http://localhost:1/x' }).end()
    else response.end('id\n1')
  }
  const source = addressSource(new URL('/old', origin.replace('//', '//me:secret@')), 1000)
  expect(source.name).toBe(`${origin}/old`)
  expect(await source.look(signal)).not.toBeNull()
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([
    `Basic ${btoa('me:secret')}`,
    `Basic ${btoa('me:secret')}`,
  ])
  expect((await faultOf(sourceAt('/away').look(signal))).message).toContain('One source is one origin')
})

it('says what is wrong: a web page, a refusal with a time to wait, an answer that breaks off, nobody there', async () => {
  answer = (_, response) => response.end('\n<!DOCTYPE html><p>Sign in')
  expect((await faultOf(sourceAt('/').look(signal))).message).toContain('is a web page, not a table')
  answer = (_, response) => response.writeHead(429, { 'retry-after': '90' }).end()
  expect(await faultOf(sourceAt('/').look(signal))).toMatchObject({
    message: expect.stringContaining('answers 429'),
    waitMs: 90_000,
  })
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('id')
    setTimeout(() => response.destroy(), 10)
  }
  expect((await faultOf(sourceAt('/').look(signal))).message).toContain('broke off after 2 bytes')
  const source = addressSource(new URL('http://127.0.0.1:1/'), 1000)
  expect((await faultOf(source.look(signal))).message).toContain('does not answer')
})
