// `npm run team -- --withdraw TEAM --class CLASS …`: tells the results service that a team leaves a class, or plays again.
import { parseArgs } from 'node:util'
import { ask, latestTournament, readService } from './report/ask-service.ts'

const USAGE = `Usage: npm run team -- --withdraw TEAM --class CLASS [--rule RULE] …
       npm run team -- --reinstate TEAM --class CLASS

--withdraw     the id of a team that leaves the class: its matches follow the rule
--reinstate    the id of a team that plays again: the matches are what they were, but those reported since
--class        the id of its class
--rule         annul: its group matches count no longer, those to come are cancelled
               keep-played: those played count, the opponents win the others
               all-walkovers: the opponents win all of them
               That of the class or the edition, where it is not given; else annul
--reason-en, --reason-sv  why, without names of persons
--year         of the edition; the latest one with a schedule, where it is not given
--url          the results service (or RESULTS_URL)

The operator's key is OPERATOR_KEY, or what DATA_DIR/operator-key holds. CUP_ID names the cup.`

const EXIT = { done: 0, refused: 1, usage: 2 } as const

const PLACE = '$cupId: ID!, $tournamentId: ID!, $categoryId: ID!, $teamId: ID!'
const OF = 'cupId: $cupId, tournamentId: $tournamentId, categoryId: $categoryId, teamId: $teamId'
const DOCUMENTS = {
  withdraw: `mutation Withdraw(${PLACE}, $withdrawal: WithdrawalReport) {
    made: withdraw(${OF}, withdrawal: $withdrawal) { revision changed left }
  }`,
  reinstate: `mutation Reinstate(${PLACE}) { made: reinstate(${OF}) { revision changed left } }`,
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      withdraw: { type: 'string' },
      reinstate: { type: 'string' },
      class: { type: 'string' },
      rule: { type: 'string' },
      'reason-en': { type: 'string' },
      'reason-sv': { type: 'string' },
      year: { type: 'string' },
      url: { type: 'string' },
    },
  }).values

interface Command {
  readonly kind: keyof typeof DOCUMENTS
  readonly teamId: string
  readonly categoryId: string
  readonly withdrawal?: object
  readonly year: string | null
  readonly url: string | null
}

/** Reads the command line and returns the command, or the sentence that says what is wrong with it. */
function readCommand(args: string[]): Command | string {
  let values: ReturnType<typeof parse>
  try {
    values = parse(args)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const { withdraw, reinstate, rule, year = null, url = null } = values
  const teamId = withdraw ?? reinstate
  if (teamId === undefined || (withdraw !== undefined && reinstate !== undefined))
    return 'Either --withdraw or --reinstate is needed.'
  if (values.class === undefined) return '--class is missing.'
  if (year !== null && !/^\d{4}$/.test(year)) return '--year must be four digits.'
  const place = { teamId, categoryId: values.class, year, url }
  if (withdraw === undefined) return { ...place, kind: 'reinstate' }
  const withdrawal = { rule, reasonEn: values['reason-en'], reasonSv: values['reason-sv'] }
  return { ...place, kind: 'withdraw', withdrawal }
}

interface Made {
  readonly revision: string
  readonly changed: readonly string[]
  readonly left: readonly string[]
}

function sentenceOf({ kind, teamId }: Command, { revision, changed, left }: Made): string {
  const listed = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.join(', '))
  return [
    `Team ${teamId} ${kind === 'withdraw' ? 'has withdrawn' : 'plays again'}. Matches changed: ${listed(changed)}.`,
    ...(left.length > 0 ? [`Reported since, and left as they are: ${listed(left)}.`] : []),
    `Revision ${revision} of the edition.`,
  ].join(' ')
}

async function run(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  if (typeof command === 'string') {
    console.error(`${command}\n\n${USAGE}`)
    return EXIT.usage
  }
  const service = readService(command.url)
  if (typeof service === 'string') {
    console.error(service)
    return EXIT.usage
  }
  const { url, key, cupId } = service
  const { kind, teamId, categoryId, withdrawal, year } = command
  const tournamentId = year === null ? await latestTournament(url, cupId) : `t${year}`
  const variables = { cupId, tournamentId, categoryId, teamId, withdrawal }
  const { made } = await ask<{ readonly made: Made }>(url, DOCUMENTS[kind], variables, key)
  console.log(sentenceOf(command, made))
  return EXIT.done
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = EXIT.refused
}
