import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '../../../src/backend/http/reading/graphql.ts'
import { createApp } from '../../../src/backend/main.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe('/graphql in a browser', () => {
  let base: OpenTestDatabase
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    base = await openTestDatabase('SQLite')
    await writeCup(base.db, cup(edition2026()))
    app = createApp(testConfig({ cupId: 'test-cup' }), base.db)
  })
  afterAll(() => base.dispose())

  const open = (path = '/graphql', headers: Record<string, string> = BROWSER) =>
    app.request(path, { headers })

  it('tells every type and field of the contract', async () => {
    const response = await open()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('vary')).toContain('accept')
    const page = await response.text()
    for (const [, name = ''] of CONTRACT.matchAll(/^(?:type|enum|input) (\w+)/gm))
      expect(page, name).toContain(`id="type-${name}"`)
    for (const [, name = ''] of CONTRACT.matchAll(/^ {2}(\w+)(?:\(|:)/gm))
      expect(page, name).toContain(`<b>${name}</b>`)
    expect(page).toContain('Opaque: compare for equality.')
    for (const [, target = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`)
  })

  it('has examples that run, of the cup that is served', async () => {
    const page = await (await open()).text()
    const queries = [...page.matchAll(/data-query="([^"]+)"/g)].map(([, text = '']) =>
      text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    )
    expect(queries.length).toBeGreaterThan(2)
    for (const query of queries) {
      const response = await app.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      const { data, errors } = await response.json()
      expect(errors).toBeUndefined()
      expect(Object.values(data).every((value) => value !== null && JSON.stringify(value) !== '[]')).toBe(
        true,
      )
    }
  })

  it('loads nothing, and runs one script that is known by its hash', async () => {
    const response = await open()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/)
    expect(policy).not.toContain('unsafe')
    const page = await response.text()
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).not.toMatch(/\ssrc=|\son\w+=|\sstyle=|<link/)
  })

  it('does not run what stands in its address', async () => {
    const page = await (
      await open(`/graphql?query=${encodeURIComponent('<script>alert(1)</script>')}`)
    ).text()
    expect(page).not.toContain('alert(1)')
  })

  it('stays a refusal for a request that any page could make', async () => {
    expect((await open('/graphql?query=%7B__typename%7D', { accept: '*/*' })).status).toBe(403)
    expect((await open('/graphql?query=%7B__typename%7D', {})).status).toBe(403)
  })

  it('is data for a program, whatever else it takes', async () => {
    const response = await open('/graphql?query=%7B__typename%7D', {
      ...BROWSER,
      'x-requested-with': 'XMLHttpRequest',
    })
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } })
  })

  it('is there while the database is not', async () => {
    const gone = await openTestDatabase('SQLite')
    await gone.db.destroy()
    expect((await createApp(testConfig(), gone.db).request('/graphql', { headers: BROWSER })).status).toBe(
      200,
    )
  })
})
