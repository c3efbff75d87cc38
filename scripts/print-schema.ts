import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { cupSchema } from '../src/backend/import/cup-schema.ts'

/** Writes the JSON Schema of the open format, which the site publishes at `/schema/cup.schema.json`. */
const file = resolve(import.meta.dirname, '../public/schema/cup.schema.json')
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(cupSchema(), null, 2)}\n`)
console.log(`Wrote ${file}`)
