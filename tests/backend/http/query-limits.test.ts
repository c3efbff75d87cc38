import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../src/backend/main.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { type OpenTestDatabase, openTestDatabase } from '../../support/databases.ts'
import { testConfig } from '../results/ask.ts'
import { cup, edition2026 } from '../results/cup-builder.ts'

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ')

/** A query of the given depth. The contract is not as deep as the limit, which leaves room for the contract to grow. */
const deep = (depth: number): string =>
  `{ tournament(cupId: "a", tournamentId: "b") { ${'divisions { '.repeat(depth - 2)}id${' }'.repeat(depth - 2)} } }`

/** Each query asks for exactly this much of one thing, and for little of all others. */
const QUERIES = {
  depth: deep,
  aliases: (count: number) => `{ cups(id: "x") { ${times(count, (i) => `a${i}: name`)} } }`,
  directives: (count: number) => `{ cups(id: "x") { ${times(count, () => 'name @include(if: true)')} } }`,
  tokens: (count: number) =>
    `{ category(cupId: "a", tournamentId: "b", categoryId: "c") { ${'name(lang: "sv") '.repeat(Math.floor((count - 16) / 6))} ${'id '.repeat((count - 16) % 6)} } }`,
  cost: (count: number) =>
    `{ ${times(count, () => 'category(cupId: "a", tournamentId: "b", categoryId: "c") { divisions { matches { events { at } } } }')} }`,
} as const

describe('the limits of a query', () => {
  let base: OpenTestDatabase
  beforeAll(async () => {
    base = await openTestDatabase('SQLite')
    await writeCup(base.db, cup(edition2026()))
  })
  afterAll(() => base.dispose())

  async function ask(query: string, config = testConfig()) {
    const app = createApp(config, base.db)
    const response = await app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data, errors = [] } = await response.json()
    return {
      data,
      messages: errors.map(({ message }: { message: string }) => message) as string[],
    }
  }
  const limitsOf = (messages: readonly string[]) => messages.filter((message) => /limit/i.test(message))

  it.each([
    ['depth', 8, 'Syntax Error: Query depth limit of 8 exceeded, found 9.'],
    ['aliases', 20, 'Syntax Error: Aliases limit of 20 exceeded, found 21.'],
    ['directives', 10, 'Syntax Error: Directives limit of 10 exceeded, found 11.'],
    ['tokens', 1000, 'Syntax Error: Token limit of 1000 exceeded.'],
    ['cost', 37, 'Syntax Error: Query Cost limit of 800 exceeded, found 809.875.'],
  ] as const)('%s: %d pass, one more does not', async (what, limit, sentence) => {
    const within = await ask(QUERIES[what](limit))
    expect(limitsOf(within.messages)).toEqual([])
    if (what !== 'depth') expect(within.messages).toEqual([])
    const beyond = await ask(QUERIES[what](limit + 1))
    expect(limitsOf(beyond.messages)).toEqual([sentence])
    expect(beyond.data).toBeFalsy()
  })

  it('introspection: neither the schema nor a type is told, unless it is asked for by name', async () => {
    for (const query of [
      getIntrospectionQuery(),
      '{ __schema { queryType { name } } }',
      '{ cups(id: "x") { name } x: __schema { description } }',
      '{ __type(name: "Match") { name } }',
      '{ ...f } fragment f on Query { __type(name: "Match") { name } }',
    ]) {
      const { data, messages } = await ask(query)
      expect(data).toBeFalsy()
      expect(new Set(messages)).toEqual(new Set(['The schema is published as a file and not told here.']))
      const open = await ask(query, testConfig({ introspection: true }))
      expect(open.messages).toEqual([])
      expect(open.data).toBeTruthy()
    }
    expect(await ask('{ __typename cups(id: "test-cup") { __typename } }')).toMatchObject({
      data: { __typename: 'Query', cups: [{ __typename: 'Cup' }] },
    })
  })
})
