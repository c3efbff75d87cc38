import { z } from 'zod'
import { cupDocument } from '../document/cup-document.ts'

/** Returns the open format as JSON Schema (draft 2020-12), for editors and other programs: what a file may hold. */
export function cupSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(cupDocument, { io: 'input', target: 'draft-2020-12' })
  return {
    $schema,
    title: 'A cup: its editions, classes, teams, groups, play-offs, matches, arenas',
    description:
      'The open format cup/1, read by "npm run import". References between ids, and what a schema cannot say, are checked by the import.',
    ...schema,
  }
}
