import { carriedTable, publishedTable, stageTable } from './basis-tables.ts'
import { classTable } from './class-table.ts'
import { cupTable } from './cup-table.ts'
import { divisionTable } from './division-table.ts'
import { editionTable } from './edition-table.ts'
import { fieldTable } from './field-table.ts'
import { byeTable, matchTable } from './match-table.ts'
import { announcementTable, sponsorTable, streamTable } from './notice-tables.ts'
import { arenaTable, clubTable } from './place-tables.ts'
import { standingTable } from './standing-table.ts'
import type { DataTable } from './table.ts'
import { teamTable } from './team-table.ts'

/** The tables of an edition's open data, the most requested first. Together they hold all that `cup.json` does. */
export const DATA_TABLES: readonly DataTable[] = [
  matchTable,
  standingTable,
  teamTable,
  divisionTable,
  classTable,
  fieldTable,
  clubTable,
  arenaTable,
  stageTable,
  carriedTable,
  publishedTable,
  byeTable,
  streamTable,
  announcementTable,
  sponsorTable,
  editionTable,
  cupTable,
]
