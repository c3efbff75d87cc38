// `npm run points -- --team ID --division ID --points N …`: tells the results service what a jury decided about points.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ask, openEdition } from './report/ask-service.ts'
import { CHANGE_OPTIONS, CHANGE_USAGE } from './report/change-edition.ts'
import { REASON_OPTIONS, REASON_USAGE, reasonTexts } from './report/reason-options.ts'
import { readValues, runCommand, WrongUsage } from './report/run-command.ts'

const USAGE = `Usage: npm run points -- --team ID --division ID --points POINTS …

--team          the team's id, as in its address and in the results service
--division      the group's id
--points        what the jury gives, below 0 if it takes: --points=-2; 0 takes an earlier decision back
${REASON_USAGE}  why, without names of persons
${CHANGE_USAGE}

The points replace what was decided about the team in that group before.`

const DOCUMENT = `mutation Points($cupId: ID!, $tournamentId: ID!, $divisionId: ID!, $teamId: ID!, $adjustment: AdjustmentReport!) {
  adjustPoints(cupId: $cupId, tournamentId: $tournamentId, divisionId: $divisionId, teamId: $teamId, adjustment: $adjustment) {
    teamName divisionName revision repeated
  }
}`

interface Adjusted {
  readonly teamName: string
  readonly divisionName: string
  readonly revision: string
  readonly repeated: boolean
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      team: { type: 'string' },
      division: { type: 'string' },
      points: { type: 'string' },
      ...REASON_OPTIONS,
      ...CHANGE_OPTIONS,
    },
  }).values

async function run(): Promise<string> {
  const values = readValues(parse)
  const { team, division } = values
  if (team === undefined || division === undefined) throw new WrongUsage('--team or --division is missing.')
  if (!/^[-−+]?\d{1,3}$/.test(values.points ?? ''))
    throw new WrongUsage('--points must be a whole number, as --points=-2.')
  const points = Number((values.points ?? '').replace('−', '-'))
  const { url, key, cupId, tournamentId } = await openEdition(values)
  const variables = {
    cupId,
    tournamentId,
    divisionId: division,
    teamId: team,
    adjustment: {
      key: values.key ?? `points-${randomUUID()}`,
      points,
      reason: reasonTexts(values),
    },
  }
  const { adjustPoints } = await ask<{ readonly adjustPoints: Adjusted }>(url, DOCUMENT, variables, key)
  const { teamName, divisionName, revision, repeated } = adjustPoints
  const said = points === 0 ? 'no points of a jury' : `${points} points by the jury`
  const again = repeated ? '; this was known already, nothing was changed' : ''
  return `${teamName} in ${divisionName}: ${said}. Revision ${revision} of the edition${again}.`
}

await runCommand(run, { usage: USAGE, refusal: 'Nothing was changed' })
