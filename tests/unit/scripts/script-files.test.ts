import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SUBJECTS } from '../../../scripts/bundle/script-files.ts'

test('the views that share a file are views', () => {
  const views = readdirSync('src/kinds/bodies').map((file) => file.replace(/\.tsx?$/, ''))
  for (const [subject, names] of SUBJECTS)
    for (const name of names.split(' ')) expect(views, subject).toContain(name)
})
