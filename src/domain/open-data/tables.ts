import { classTable } from './class-table.ts'
import { divisionTable } from './division-table.ts'
import { fieldTable } from './field-table.ts'
import { matchTable } from './match-table.ts'
import { standingTable } from './standing-table.ts'
import type { DataTable } from './table.ts'
import { teamTable } from './team-table.ts'

/** The tables of an edition's open data, the most requested first. */
export const DATA_TABLES: readonly DataTable[] = [
  matchTable,
  standingTable,
  teamTable,
  divisionTable,
  classTable,
  fieldTable,
]
