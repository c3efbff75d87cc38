import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionOf, sentQuery } from '../../../../src/backend/http/reading/question.ts'

const TEXT = 'query Names($id: ID!) { cups(id: $id) { cupId name } }'

const byGet = (query: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  new Request(`http://localhost/graphql?${new URLSearchParams({ query, ...more })}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
  })
const byPost = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const keyOf = async (request: Request) => questionOf(await sentQuery(request))?.key ?? null

describe('a query has one key', () => {
  it('whatever its comments, spaces and commas', async () => {
    const key = await keyOf(byGet(TEXT, { variables: '{"id":"x"}' }))
    expect(key).not.toBeNull()
    const gap = fc.constantFrom(' ', '\n', ', ', '\t', ' # a comment\n', '\uFEFF', '  ')
    await fc.assert(
      fc.asyncProperty(fc.array(gap, { minLength: 15, maxLength: 15 }), async (gaps) => {
        const tokens = TEXT.match(/[\w$]+|[^\s\w$]/g) ?? []
        const text = tokens.map((token, at) => token + (gaps[at % gaps.length] ?? ' ')).join('')
        expect(await keyOf(byGet(text, { variables: '{"id":"x"}' }))).toBe(key)
      }),
    )
  })

  it('by GET and by POST, with variables in any order and others that it does not declare', async () => {
    const key = await keyOf(byGet(TEXT, { variables: '{"id":"x"}' }))
    expect(await keyOf(byPost({ query: TEXT, variables: { id: 'x' } }))).toBe(key)
    expect(await keyOf(byPost({ variables: { more: 1, id: 'x' }, operationName: null, query: TEXT }))).toBe(
      key,
    )
    expect(await keyOf(byGet(`${TEXT}#`, { pad: 'y', variables: '{"z":0,"id":"x"}' }))).toBe(key)
  })

  it('for every Accept that gets the same form', async () => {
    const key = await keyOf(byGet(TEXT))
    for (const accept of ['*/*', 'application/json', 'text/event-stream', 'application/json;q=0.123'])
      expect(await keyOf(byGet(TEXT, {}, { accept }))).toBe(key)
    expect(await keyOf(byGet(TEXT, {}, { accept: 'application/graphql-response+json' }))).not.toBe(key)
  })

  it('and another one where it asks something else', async () => {
    const keys = await Promise.all([
      keyOf(byPost({ query: TEXT, variables: { id: 'x' } })),
      keyOf(byPost({ query: TEXT, variables: { id: 'y' } })),
      keyOf(byPost({ query: TEXT.replace('name', 'sport'), variables: { id: 'x' } })),
      keyOf(byPost({ query: '{ cups(id: "#x") { cupId } }' })),
      keyOf(byPost({ query: '{ cups(id: "#y") { cupId } }' })),
      keyOf(byPost({ query: `${TEXT} query Other { __typename }`, operationName: 'Other' })),
      keyOf(byPost({ query: `${TEXT} query Other { __typename }`, operationName: 'Names' })),
    ])
    expect(new Set(keys).size).toBe(keys.length)
  })
})

it.each([
  ['a report', byPost({ query: 'mutation { report }' })],
  ['the report of two operations', byPost({ query: 'query A { x } mutation B { y }', operationName: 'B' })],
  ['two operations of which none is named', byPost({ query: 'query A { x } query B { y }' })],
  ['a GET that any page could make', new Request('http://localhost/graphql?query={x}')],
  ['another type of body', byPost(`{"query":"{ x }"}`, { 'content-type': 'application/graphql' })],
  ['a broken document', byPost({ query: '{ cups(' })],
  ['a document beyond the limit', byPost({ query: `{ ${'x '.repeat(2000)} }` })],
  ['a list', byPost([{ query: '{ x }' }])],
  ['no JSON', byPost('{"query":')],
  ['no query', byPost({})],
])('%s is no question', async (_, request) => {
  expect(await keyOf(request)).toBeNull()
})
