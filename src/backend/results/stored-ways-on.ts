import type { DivisionDocument } from '../document/cup-document.ts'

/** What the column `qualification_json` holds of a group of which no place leads on; `[]` if nobody said. */
const LEADS_NOWHERE = 'nowhere'

type Ranges = DivisionDocument['qualification']

/** Returns the text of the column `qualification_json`. */
export const storedWaysOn = ({ leadsNowhere, qualification }: DivisionDocument): string =>
  JSON.stringify(leadsNowhere && qualification.length === 0 ? LEADS_NOWHERE : qualification)

/** Returns where the places of a stored division lead: [] if no place leads on, null if nobody said. */
export function readWaysOn(json: string | null): Ranges | null {
  const stored: Ranges | typeof LEADS_NOWHERE = JSON.parse(json ?? '[]')
  if (stored === LEADS_NOWHERE) return []
  return stored.length === 0 ? null : stored
}
