// `npm run team -- --withdraw TEAM --class CLASS …`: tells the results service that a team leaves a class, plays again, is
// called otherwise, is replaced or added.
import { parseArgs } from 'node:util'
import { ask, openEdition } from './report/ask-service.ts'
import { CHANGE_USAGE, sendChange } from './report/change-edition.ts'
import { REASON_OPTIONS, REASON_USAGE, reasonTexts } from './report/reason-options.ts'
import { readValues, runCommand, WrongUsage } from './report/run-command.ts'
import { TEAM_OPTIONS, teamChange } from './team/change-team.ts'

const USAGE = `Usage: npm run team -- --withdraw TEAM --class CLASS [--rule RULE] …
       npm run team -- --reinstate TEAM --class CLASS
       npm run team -- --rename TEAM --name NAME
       npm run team -- --replace TEAM --class CLASS --by NAME [--club ID] [--nation CODE]
       npm run team -- --add --class CLASS --name NAME [--division GROUP] [--club ID] [--nation CODE]

--withdraw     the id of a team that leaves the class: its matches follow the rule
--reinstate    the id of a team that plays again: the matches are what they were, but those reported since
--class        the id of its class
--rule         annul: its group matches count no longer, those to come are cancelled
               keep-played: those played count, the opponents win the others
               all-walkovers: the opponents win all of them
               That of the class or the edition, where it is not given; else annul
--rename       the id of a team that is called --name from now on; its address stays
--replace      the id of a team whose place and coming matches a new team, called --by, takes
--add          a team more in the class and, with --division, in that group
${REASON_USAGE}  why, without names of persons
${CHANGE_USAGE}`

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
      rule: { type: 'string' },
      ...REASON_OPTIONS,
      ...TEAM_OPTIONS,
    },
  }).values

interface Command {
  readonly kind: keyof typeof DOCUMENTS
  readonly teamId: string
  readonly categoryId: string
  readonly withdrawal?: object
}

/** Returns the withdrawal or reinstatement that the command line asks for. @throws WrongUsage */
function commandOf(values: ReturnType<typeof parse>): Command {
  const { withdraw, reinstate, rule } = values
  const teamId = withdraw ?? reinstate
  if (teamId === undefined || (withdraw !== undefined && reinstate !== undefined))
    throw new WrongUsage('One of --withdraw, --reinstate, --rename, --replace and --add is needed.')
  if (values.class === undefined) throw new WrongUsage('--class is missing.')
  const place = { teamId, categoryId: values.class }
  if (withdraw === undefined) return { ...place, kind: 'reinstate' }
  const withdrawal = { rule, reason: reasonTexts(values) }
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

async function run(): Promise<string> {
  const values = readValues(parse)
  const change = teamChange(values)
  if (change !== null) return sendChange(change, values)
  const command = commandOf(values)
  const { kind, teamId, categoryId, withdrawal } = command
  const { url, key, cupId, tournamentId } = await openEdition(values)
  const variables = { cupId, tournamentId, categoryId, teamId, withdrawal }
  const { made } = await ask<{ readonly made: Made }>(url, DOCUMENTS[kind], variables, key)
  return sentenceOf(command, made)
}

await runCommand(run, { usage: USAGE, refusal: 'Nothing was changed' })
