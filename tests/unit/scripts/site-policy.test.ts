import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edgeConf, readEdgeSettings } from '../../../scripts/edge/edge-conf.ts'
import { markedPolicy, sitePolicy, writeSitePolicy } from '../../../scripts/release/site-policy.ts'
import { MARKS, readSitePolicy } from '../../../src/backend/http/site-policy.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

const HEADERS = readFileSync('public/_headers', 'utf8')
const PAGE = "default-src 'self';img-src 'self' data:; script-src 'self' 'sha256-a+/=';"
const PLAYER = `${PAGE}frame-src https://player.example;`

test('the header allows what some page needs, and no frame around any', () => {
  expect(sitePolicy([PAGE, PLAYER, "default-src 'self'; script-src 'self' 'sha256-b='"])).toBe(
    "default-src 'self'; img-src 'self' data:; script-src 'self' 'sha256-a+/=' 'sha256-b='; frame-src https://player.example; frame-ancestors 'none'",
  )
  expect(sitePolicy([])).toBe("frame-ancestors 'none'")
})

test('a release says it in one line, which all that serve it read', () => {
  const dir = temporaryFolder()
  writeFiles(dir, { _headers: HEADERS })
  expect(readSitePolicy(dir)).toBe("frame-ancestors 'none'")
  const policy = sitePolicy([PLAYER])
  writeSitePolicy(dir, policy)
  expect(readSitePolicy(dir)).toBe(policy)
  const lines = readFileSync(join(dir, '_headers'), 'utf8').split('\n')
  expect(lines).toEqual(
    HEADERS.split('\n').map((line) => line.replace("frame-ancestors 'none'", () => policy)),
  )
  // Cloudflare Pages leaves out lines that are longer.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)

  const mark = markedPolicy(dir)?.mark ?? ''
  expect(existsSync(join(dir, MARKS, mark))).toBe(true)
  writeSitePolicy(dir, sitePolicy([PAGE]))
  expect(existsSync(join(dir, MARKS, mark))).toBe(false)
  expect(readSitePolicy(temporaryFolder())).toBeNull()
})

test('the edge is told the policy of the live release and its mark', () => {
  const site = temporaryFolder()
  const conf = () => {
    const answer = readEdgeSettings({}, { site, service: '127.0.0.1:4321' })
    if (!answer.ok) throw new Error(answer.sentence)
    return edgeConf(answer.settings)
  }
  expect(conf()).toContain(`"||1" "frame-ancestors 'none'";`)
  writeFiles(site, { _headers: HEADERS })
  writeSitePolicy(site, sitePolicy([PAGE]))
  expect(conf()).toContain(`"||1" "${sitePolicy([PAGE])}";`)
  expect(conf()).toContain(`/_policy/${markedPolicy(site)?.mark}"`)
})
