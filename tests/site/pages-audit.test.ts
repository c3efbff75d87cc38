import { expect, test } from 'vitest'
import type { EditionFile } from '../../src/domain/schedule/edition-file.ts'
import { readEdition } from '../../src/domain/schedule/read-edition.ts'
import { readSchedule } from '../../src/domain/schedule/read-schedule.ts'
import type { ScheduleFile } from '../../src/domain/schedule/schedule-file.ts'
import { indexEdition } from '../../src/domain/tournament/edition-index.ts'
import { PagesAudit } from '../support/pages-audit.ts'
import { fileAt, siteDir, siteFiles } from './site-pages.ts'

const EDITION = /^\/(\d{4})\/edition\.json$/
const years = [...siteFiles()].flatMap((path) => EDITION.exec(path)?.[1] ?? [])
const read = <T>(path: string): T => JSON.parse(fileAt(path))
const indexOf = (year: string) =>
  indexEdition(
    readEdition(
      readSchedule(read<ScheduleFile>(`/${year}/schedule.json`)),
      read<EditionFile>(`/${year}/edition.json`),
    ),
  )

test('every card, scoreboard and table on every page says what its edition says', () => {
  let compared = 0
  const differing = years.flatMap((year) => {
    const audit = new PagesAudit(siteDir(), indexOf(year))
    const isOfEdition = new RegExp(`^/(?:sv/)?${year}/.*index\\.html$`)
    const found = audit.differing([...siteFiles()].filter((path) => isOfEdition.test(path)))
    compared += audit.compared
    return found
  })
  expect(differing.slice(0, 20)).toEqual([])
  expect(compared).toBeGreaterThan(30_000)
})
