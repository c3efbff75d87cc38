import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edgeConf, readEdgeSettings } from '../../../scripts/edge/edge-conf.ts'
import { SECURITY_HEADERS } from '../../../src/backend/http/response/safeguards.ts'
import { EMBED_HEADERS } from '../../../src/backend/http/site-policy.ts'

const OWN = { site: '/srv/a cup/.releases/current', service: '127.0.0.1:4321' }

function conf(env: Record<string, string>): string {
  const answer = readEdgeSettings(env, OWN)
  if (!answer.ok) throw new Error(answer.sentence)
  return edgeConf(answer.settings)
}

test('without settings it serves this project on port 80', () => {
  const text = conf({})
  expect(text).toMatch(/listen 80;/)
  expect(text).toContain('root "/srv/a cup/.releases/current";')
  expect(text).toContain('server 127.0.0.1:4321 ')
  expect(text).not.toContain('${')
  expect(text).not.toContain('ssl_certificate')
})

test('with a certificate it speaks TLS, and leads there from port 80', () => {
  const text = conf({
    EDGE_CERTIFICATE: '/c/full.pem',
    EDGE_KEY: '/c/key.pem',
    EDGE_NAME: 'a.example b.example',
  })
  expect(text).toContain('listen 443 ssl http2;')
  expect(text).toContain('ssl_certificate "/c/full.pem";')
  expect(text).toContain('return 308 https://$host$request_uri;')
  expect(text.match(/server_name a\.example b\.example;/g)).toHaveLength(2)
})

test.each([
  [{ EDGE_KEY: '/c/key.pem' }, /EDGE_CERTIFICATE is missing/],
  [{ EDGE_CERTIFICATE: '/c/full.pem' }, /EDGE_KEY is missing/],
  [{ EDGE_LISTEN: '80; root /' }, /"80; root \/" holds/],
  [{ EDGE_NAME: 'a.example;' }, /holds/],
  [{ EDGE_SITE: '/srv/"x' }, /holds/],
  [{ EDGE_CACHE: '/srv/$host' }, /holds/],
])('refuses %j with a sentence', (env, sentence) => {
  expect(readEdgeSettings(env, OWN)).toEqual({ ok: false, sentence: expect.stringMatching(sentence) })
})

test('the service, the edge and static hosts send the same security headers', () => {
  const template = conf({})
  const hosts = readFileSync('public/_headers', 'utf8')
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(template.toLowerCase()).toContain(`add_header ${name} $cup_`)
    expect(template).toMatch(new RegExp(`"(~\\^\\\\\\|)?" "?${value.replaceAll(/[()]/g, '\\$&')}"?;`))
    expect(hosts.toLowerCase()).toContain(`\n  ${name}: ${value.toLowerCase()}\n`)
  }
})

test('and let embeds alone be framed, in both languages, by the same headers', () => {
  const template = conf({})
  const hosts = readFileSync('public/_headers', 'utf8')
  const rules = hosts.split(/^(?=[/#])/m).filter((rule) => rule.includes('frame-ancestors *'))
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/:year/embed/*', '/sv/:year/embed/*'])
  for (const [name, value] of Object.entries(EMBED_HEADERS)) {
    expect(template).toMatch(new RegExp(` "?${value.replaceAll('*', '\\*')}"?;`))
    for (const rule of rules) expect(rule.toLowerCase()).toContain(`\n  ${name}: ${value}\n`)
  }
  // If a host merges the headers of all rules, both policies apply.
  for (const rule of rules)
    expect(rule).toMatch(/\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: /)
  expect(template.match(/frame-ancestors \*/g)).toHaveLength(1)
})
