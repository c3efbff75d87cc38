import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSchema, type DocumentNode, Kind, validate } from 'graphql'
import { expect, it, vi } from 'vitest'

const documents = vi.hoisted(() => [] as unknown[])

// What a query asks in each language is put together from the list of languages: no tool that only reads the text sees it.
vi.mock('../../../src/contract/graphql.ts', async (original) => {
  const real = await original<{ graphql: (...args: unknown[]) => unknown }>()
  const graphql = (...args: unknown[]) => {
    const document = real.graphql(...args)
    documents.push(document)
    return document
  }
  return { ...real, graphql }
})

const SOURCE = resolve(import.meta.dirname, '../../../src')
const schema = buildSchema(readFileSync(join(SOURCE, 'contract/results.graphql'), 'utf8'))

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .filter((file) => /\bgraphql\(\s*`/.test(readFileSync(join(SOURCE, file), 'utf8')))

it('every document fits the contract', async () => {
  for (const file of files) await import(join(SOURCE, file))
  const operations = (documents as DocumentNode[]).filter(({ definitions }) =>
    definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  )
  expect(files.length).toBeGreaterThan(7)
  expect(operations.length).toBeGreaterThanOrEqual(10)
  const faults = operations.flatMap((document) => validate(schema, document).map(({ message }) => message))
  expect(faults).toEqual([])
})
