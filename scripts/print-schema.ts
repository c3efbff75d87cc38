import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { cupSchema } from '../src/backend/import/cup-schema.ts'

/** Writes the JSON Schema of the open format, which the site publishes at `/schema/cup.schema.json`. */
const file = resolve(import.meta.dirname, '../public/schema/cup.schema.json')
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(cupSchema(), null, 2)}\n`)
execFileSync(resolve(import.meta.dirname, '../node_modules/.bin/biome'), ['format', '--write', file])
console.log(`Wrote ${file}`)
