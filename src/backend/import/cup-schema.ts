import { toJsonSchema } from '@valibot/to-json-schema'
import { cupDocument } from '../document/cup-document.ts'

/** Returns the open format as JSON Schema (draft 2020-12), for editors and other programs: what a file may hold. */
export function cupSchema(): Record<string, unknown> {
  const { $schema, ...schema } = toJsonSchema(cupDocument, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // What a schema cannot say. Patterns stand beside these checks.
    ignoreActions: ['check', 'guard', 'trim'],
  })
  return {
    $schema,
    title: 'A cup: its editions, classes, teams, groups, play-offs, matches, arenas',
    description:
      'The open format cup/1, read by "npm run import". References between ids, and what a schema cannot say, are checked by the import.',
    ...schema,
  }
}
