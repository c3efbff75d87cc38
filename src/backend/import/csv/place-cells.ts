import type { Row } from '../rows/row.ts'

/** Returns what a row says of its match's place beside the field: how the name is written, who streams it, what it was moved from. */
export function placeCells(row: Row): { location?: string; stream?: string; moved?: object } {
  const [location, stream] = [row.get('fieldAsWritten'), row.get('stream')]
  const [startsAt, before] = [row.get('movedFrom') || undefined, row.get('movedFromField') || undefined]
  return {
    ...(location && { location }),
    ...(stream && { stream }),
    ...((startsAt ?? before) && { moved: { startsAt, location: before } }),
  }
}
