import { describe, expect, it } from 'vitest'
import { createResultsClient } from '../../../../src/data/results/client.ts'
import { CUPS } from '../../../../src/data/results/cups-document.ts'
import { CATEGORY } from '../../../../src/data/results/documents.ts'

type Reply = { readonly status?: number; readonly body: object }

/** A service that gives these replies in order; the last reply stands for all later queries. */
function asking(...replies: readonly ((query: string) => Reply)[]) {
  const asked: { query: string; variables: string }[] = []
  const client = createResultsClient({
    address: 'http://service.invalid/graphql',
    backoffMs: 1,
    fetch: async (input) => {
      const { searchParams } = new URL(String(input))
      asked.push({ query: searchParams.get('query') ?? '', variables: searchParams.get('variables') ?? '' })
      const reply = replies[Math.min(asked.length, replies.length) - 1]?.(asked.at(-1)?.query ?? '')
      const headers = { 'content-type': 'application/json' }
      return new Response(JSON.stringify(reply?.body), { status: reply?.status ?? 200, headers })
    },
  })
  const signal = new AbortController().signal
  return {
    asked,
    client,
    cups: () => client.ask(CUPS, { cupId: '1', lang: 'en' }, signal),
    category: () => client.ask(CATEGORY, { cupId: '1', tournamentId: '2', categoryId: '3' }, signal),
  }
}

const ANSWER = () => ({ body: { data: { cups: [] } } })
const refusing =
  (message: string, more: object = {}, status = 200) =>
  () => ({ status, body: { errors: [{ message, ...more }] } })
/** An error that points at the part of the query that begins with a text. */
const pointing = (message: string, at: string) => (query: string) => {
  const [line, column] = [1, query.indexOf(at) + 1]
  return { body: { errors: [{ message, locations: [{ line, column }] }] } }
}

describe('a field that the service does not know', () => {
  it.each([
    'Cannot query field "sport" on type "Cup".',
    'Cannot query field "sport" on type "Cup". Did you mean "sports" or "port"?',
    "Cannot query field 'sport' on type 'Cup'.",
    "Validation error (FieldUndefined@[cups/sport]) : Field 'sport' in type 'Cup' is undefined",
    'The field `sport` does not exist on the type `Cup`.',
    "Field 'sport' doesn't exist on type 'Cup'",
    'Unknown field "sport" on type "Cup". Did you mean "name"?',
    'Field "sport" of type "Sport!" must have a selection of subfields. Did you mean "sport { ... }"?',
  ])('is asked for no more: %s', async (message) => {
    const { cups, asked, client } = asking(refusing(message, {}, 400), ANSWER)
    expect(await cups()).toEqual({ cups: [] })
    expect(asked).toHaveLength(2)
    expect(asked[1]?.query).toBe(asked[0]?.query.replace(' sport', ''))
    expect(client.lacking()).toEqual(['Cups › cups.sport'])
    await cups()
    expect(asked[2]?.query).toBe(asked[1]?.query)
  })

  it('is that at the place which the service names, and no other of the name', async () => {
    const point = pointing('Cannot query field "name" on type "Cup".', 'name sport')
    const { cups, client } = asking(point, ANSWER)
    await cups()
    expect(client.lacking()).toEqual(['Cups › cups.name'])
  })

  it('may be of a fragment: the question has it written out, and does without', async () => {
    const point = pointing('Cannot query field "name" on type "Stage".', 'name(lang: "en") nameSv')
    const { category, asked, client } = asking(point, ANSWER)
    await category()
    expect(asked[0]?.query).not.toContain('...')
    expect(client.lacking()).toEqual(['Category › category.stages.name'])
    expect(asked[1]?.query).toMatch(/rank type nameSv: .*\} name\(lang: "en"\) nameSv: name\(lang: "sv"\)/)
  })

  it('may be all that a part was asked for: the part goes, and what only it needed', async () => {
    const gone = 'Cannot query field "cups" on type "Query".'
    const { category, asked } = asking(
      refusing('Cannot query field "pointsWon" on type "Ranking".', {}, 400),
      refusing('Cannot query field "pointsTied" on type "Ranking".'),
      refusing('Cannot query field "pointsLost" on type "Ranking".'),
      ...['pointsWonOnPenalties', 'pointsLostOnPenalties', 'bonus', 'chain', 'steps', 'withdrawals'].map(
        (field) => refusing(`Cannot query field "${field}" on type "Ranking".`),
      ),
      refusing(gone),
    )
    await expect(category()).rejects.toThrow('Cannot query field')
    expect(asked).toHaveLength(10)
    expect(asked.at(-1)?.query).not.toContain('ranking')
  })

  it('is found out by the first who asks; the others wait for that', async () => {
    const { cups, asked } = asking(refusing('Cannot query field "sport" on type "Cup".'), ANSWER)
    await Promise.all([cups(), cups(), cups(), cups()])
    expect(asked.filter(({ query }) => query.includes('sport'))).toHaveLength(1)
    expect(asked).toHaveLength(5)
  })
})

describe('an argument that the service does not know', () => {
  it.each([
    'Unknown argument "lang" on field "Tournament.announcements".',
    'Unknown argument "lang" on field "announcements" of type "Tournament". Did you mean "long"?',
    "Validation error (UnknownArgument@[cups]) : Unknown field argument 'lang'",
    'The argument `lang` does not exist.',
    "Field 'announcements' doesn't accept argument 'lang'",
  ])('is left out, and its variable where nothing else needs it: %s', async (message) => {
    const { cups, asked } = asking(refusing(message), ANSWER)
    await cups()
    expect(asked[1]?.query).toContain('query Cups($cupId: ID!) { cups(id: $cupId) {')
    expect(JSON.parse(asked[1]?.variables ?? '')).toEqual({ cupId: '1' })
  })

  it('is left out at its place only', async () => {
    const { cups, asked } = asking(
      pointing('Unknown argument "lang" on field "x".', 'lang: $lang) { info'),
      ANSWER,
    )
    await cups()
    expect(asked[1]?.query).toMatch(/streamingInfo \{ info.*announcements\(lang: \$lang\)/)
  })

  it('may be one that the question is about: the build fails', async () => {
    const { category, asked } = asking(
      refusing('Unknown argument "categoryId" on field "Query.category".', {}, 400),
    )
    await expect(category()).rejects.toThrow(
      /does not know argument categoryId, which the site can't be built without/,
    )
    expect(asked).toHaveLength(1)
  })
})

describe('a variable that the service types otherwise', () => {
  it.each([
    ['Variable "$cupId" of type "ID!" used in position expecting type "String!".', {}],
    ["Variable '$cupId' of type 'ID!' used in position expecting type 'String!'.", {}],
    [
      "Validation error (VariableTypeMismatch@[cups]) : Variable type 'ID!' does not match expected type 'String!'",
      {},
    ],
    [
      'The variable `cupId` is not compatible with the type of the current location.',
      { extensions: { locationType: 'String!' } },
    ],
    ['Type mismatch on variable $cupId and argument id (ID! / String!)', {}],
    ['Unknown type "ID".', {}],
    ["ID isn't a defined input type (on $cupId)", {}],
  ])('is declared as the service has it: %s', async (message, more) => {
    const { cups, asked, client } = asking(refusing(message, more, 400), ANSWER)
    await cups()
    expect(asked[1]?.query).toContain('query Cups($cupId: String! $lang: String!)')
    expect(client.lacking()).toEqual([])
  })

  it('is given up where the service wants it now so and now so', async () => {
    const { cups, asked } = asking(
      refusing('Variable "$cupId" of type "ID!" used in position expecting type "String!".'),
      refusing('Variable "$cupId" of type "String!" used in position expecting type "ID!".'),
    )
    await expect(cups()).rejects.toThrow('used in position expecting')
    expect(asked).toHaveLength(2)
  })

  it('is a fault where an id is no text', async () => {
    const message = 'Variable "$cupId" of type "ID!" used in position expecting type "Int!".'
    const { cups, asked } = asking(refusing(message, {}, 400))
    await expect(cups()).rejects.toThrow('Int!')
    expect(asked).toHaveLength(1)
  })
})

describe('no sign of a lacking field', () => {
  const message = 'Cannot query field "sport" on type "Cup".'
  it.each([
    ['an answer of which a part is there', 200, { data: { cups: [] }, errors: [{ message }] }],
    ['a refusal to tell', 401, { errors: [{ message }] }],
    ['a ban', 403, { errors: [{ message }] }],
    ['a fault of the service', 500, { errors: [{ message }] }],
    ['a syntax error', 400, { errors: [{ message: 'Syntax Error: Expected Name, found "}".' }] }],
    ['a hidden fault', 200, { data: null, errors: [{ message: 'Unexpected error.' }] }],
    [
      'a field that was not asked for',
      400,
      { errors: [{ message: 'Cannot query field "nosuch" on type "Cup".' }] },
    ],
    ['no words', 400, { errors: [{ message: 7 }, null, 'x', {}] }],
  ])('is %s', async (_, status, body) => {
    const { cups, asked, client } = asking(() => ({ status, body }))
    await expect(cups()).rejects.toThrow(`answered with status ${status}`)
    expect(new Set(asked.map(({ query }) => query)).size).toBe(1)
    expect(client.lacking()).toEqual([])
  })

  it('is a service that refuses whatever is asked: its last refusal ends the build', async () => {
    const { cups, asked } = asking((query) => {
      const fields = query.match(/\w+/g) ?? []
      return {
        body: { errors: fields.map((field) => ({ message: `Cannot query field "${field}" on type "X".` })) },
      }
    })
    await expect(cups()).rejects.toThrow("can't be built without")
    expect(asked).toHaveLength(1)
  })
})
