// `npm run points -- --team ID --division ID --points N …`: tells the results service what a jury decided about points.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ask, latestTournament, readService } from './report/ask-service.ts'

const USAGE = `Usage: npm run points -- --team ID --division ID --points POINTS …

--team          the team's id, as in its address and in the results service
--division      the group's id
--points        what the jury gives, below 0 if it takes: --points=-2; 0 takes an earlier decision back
--reason-en, --reason-sv  why, without names of persons
--key           8 to 64 characters: the same key again changes nothing
--year          of the edition; the latest one with a schedule, where it is not given
--url           the results service (or RESULTS_URL)

The points replace what was decided about the team in that group before. The operator's key is OPERATOR_KEY, or what
DATA_DIR/operator-key holds. CUP_ID names the cup.`

const EXIT = { done: 0, refused: 1, usage: 2 } as const

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
      'reason-en': { type: 'string' },
      'reason-sv': { type: 'string' },
      key: { type: 'string' },
      year: { type: 'string' },
      url: { type: 'string' },
    },
  }).values

/** Reads the command line and returns its values, or the sentence that says what is wrong with it. */
function readCommand(args: string[]): ReturnType<typeof parse> | string {
  try {
    const values = parse(args)
    if (values.team === undefined || values.division === undefined) return '--team or --division is missing.'
    if (!/^[-−+]?\d{1,3}$/.test(values.points ?? ''))
      return '--points must be a whole number, as --points=-2.'
    if (values.year !== undefined && !/^\d{4}$/.test(values.year)) return '--year must be four digits.'
    return values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function run(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  if (typeof command === 'string') {
    console.error(`${command}\n\n${USAGE}`)
    return EXIT.usage
  }
  const service = readService(command.url ?? null)
  if (typeof service === 'string') {
    console.error(service)
    return EXIT.usage
  }
  const { url, key, cupId } = service
  const points = Number((command.points ?? '').replace('−', '-'))
  const variables = {
    cupId,
    tournamentId: command.year === undefined ? await latestTournament(url, cupId) : `t${command.year}`,
    divisionId: command.division,
    teamId: command.team,
    adjustment: {
      key: command.key ?? `points-${randomUUID()}`,
      points,
      reasonEn: command['reason-en'],
      reasonSv: command['reason-sv'],
    },
  }
  const { adjustPoints } = await ask<{ readonly adjustPoints: Adjusted }>(url, DOCUMENT, variables, key)
  const { teamName, divisionName, revision, repeated } = adjustPoints
  const said = points === 0 ? 'no points of a jury' : `${points} points by the jury`
  const again = repeated ? '; this was known already, nothing was changed' : ''
  console.log(`${teamName} in ${divisionName}: ${said}. Revision ${revision} of the edition${again}.`)
  return EXIT.done
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = EXIT.refused
}
