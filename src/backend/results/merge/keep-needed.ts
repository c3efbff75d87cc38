import { SIDES } from '../../../domain/tournament/outcome.ts'
import type { EditionRows } from '../edition-rows.ts'
import type { StoredReports } from './stored-reports.ts'

/** Adds what the matches of the rows need and the file does not hold any more: classes, stages, groups and teams. */
export function keepNeeded(rows: EditionRows, { structure, teams }: StoredReports): void {
  const editionKey = rows.match[0]?.edition_key ?? 0
  const has = (table: { readonly id: string }[], id: string) => table.some((one) => one.id === id)
  const fields = new Set(rows.field.map(({ id }) => id))
  const streams = new Set(rows.stream.map(({ id }) => id))
  const clubs = new Set(rows.club.map(({ id }) => id))
  const stored = new Map(teams.map((team) => [`${team.category_id}\n${team.id}`, team]))
  const known = new Set(rows.team.map((team) => `${team.category_id}\n${team.id}`))
  const divisions = new Map(rows.division.map((division) => [division.id, division]))
  for (const match of rows.match) {
    if (match.field_id && !fields.has(match.field_id)) match.field_id = null
    if (match.stream_id && !streams.has(match.stream_id)) match.stream_id = null
    if (!divisions.has(match.division_id)) addDivision(match.division_id)
    for (const side of SIDES) {
      const id = match[`${side}_team_id`]
      const key = `${match.category_id}\n${id}`
      const team = stored.get(key)
      if (!id || known.has(key) || !team) continue
      known.add(key)
      const club_id = team.club_id !== null && clubs.has(team.club_id) ? team.club_id : null
      rows.team.push({ ...team, edition_key: editionKey, position: rows.team.length, club_id })
      const division = divisions.get(match.division_id)
      const drawn: string[] = JSON.parse(division?.team_ids_json ?? '[]')
      if (division && drawn.length > 0) division.team_ids_json = JSON.stringify([...drawn, id])
    }
  }

  function addDivision(id: string): void {
    const row = structure.find(({ division_id }) => division_id === id)
    if (row?.stage_id == null) return
    const place = { edition_key: editionKey, category_id: row.id }
    if (!has(rows.category, row.id))
      rows.category.push({
        edition_key: editionKey,
        id: row.id,
        position: rows.category.length,
        name_json: row.name_json,
        short_name: row.short_name,
        gender: row.gender,
        age: row.age,
        hide_match_results: row.hide_match_results,
        hide_conference_results: row.hide_conference_results,
        ranking_json: row.ranking_json,
        match_minutes: row.match_minutes,
      })
    const stageIds = rows.stage.filter(({ category_id }) => category_id === row.id)
    const stage_id = rows.stage.find(
      (stage) => stage.category_id === row.id && (stage.id === row.stage_id || stage.type === row.stage_type),
    )?.id
    if (stage_id === undefined)
      rows.stage.push({
        ...place,
        id: row.stage_id,
        position: rows.stage.length,
        name_json: row.stage_name_json ?? '""',
        type: row.stage_type ?? 'conference',
        rank: stageIds.length + 1,
      })
    const division = {
      ...place,
      id,
      position: rows.division.length,
      stage_id: stage_id ?? row.stage_id,
      name_json: row.division_name_json ?? JSON.stringify(id),
      team_ids_json: row.team_ids_json ?? '[]',
      lots_json: row.lots_json ?? '[]',
      fair_play_json: row.fair_play_json,
      adjustments_json: row.adjustments_json,
      carried_over_json: row.carried_over_json ?? '[]',
      qualification_json: row.qualification_json ?? '[]',
      table_json: row.table_json ?? '[]',
    }
    rows.division.push(division)
    divisions.set(id, division)
  }
}
