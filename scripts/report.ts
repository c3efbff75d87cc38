// `npm run report -- --match ID --kind KIND …`: sends a report of a match to the results service, as the desk does.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ask, openEdition } from './report/ask-service.ts'
import { REASON_OPTIONS, REASON_USAGE, reasonTexts } from './report/reason-options.ts'
import { readValues, runCommand, WrongUsage } from './report/run-command.ts'

const USAGE = `Usage: npm run report -- --match ID --kind KIND [--home GOALS --away GOALS] …

--match         the match's id, as in its address and in the results service
--kind          START, SCORE, HALF_TIME, END, CORRECTION, WALKOVER, DISQUALIFY,
                MOVE, CANCEL, POSTPONE, ABANDON or ANNUL
--home, --away  goals
--home-penalties, --away-penalties  goals of the penalty shoot-out
--decision      REGULAR_TIME, EXTRA_TIME, SUDDEN_DEATH, PENALTIES or LOTS
--winner        HOME or AWAY: of a walkover, or where the score does not tell
--state         SCHEDULED, LIVE or FINISHED: of a correction
--starts-at     of a move, with an offset: 2026-07-07T13:20:00+02:00
--field         of a move: the field's id
--counts        of an abandoned match: its score counts
--both-lose     of a walkover: neither team came
--side          HOME or AWAY: the side that is disqualified after the match
${REASON_USAGE}  why it was called off, not played or decided
--at            when it happened, with an offset; now, where it is not given
--revision      the match's revision that is known: refused where it has changed since
--key           8 to 64 characters: the same key again changes nothing
--year          of the edition; the latest one with a schedule, where it is not given
--url           the results service (or RESULTS_URL)

The operator's key is OPERATOR_KEY, or what DATA_DIR/operator-key holds. CUP_ID names the cup.`

const DOCUMENT = `mutation Report($cupId: ID!, $tournamentId: ID!, $matchId: ID!, $report: MatchReport!) {
  report(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId, report: $report) {
    revision
    repeated
    match { homeTeamName awayTeamName homeScore awayScore isLive isFinished isWalkover bothLose status zonedStartTime locationName revision }
  }
}`

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      match: { type: 'string' },
      kind: { type: 'string' },
      home: { type: 'string' },
      away: { type: 'string' },
      'home-penalties': { type: 'string' },
      'away-penalties': { type: 'string' },
      decision: { type: 'string' },
      winner: { type: 'string' },
      state: { type: 'string' },
      'starts-at': { type: 'string' },
      field: { type: 'string' },
      counts: { type: 'boolean' },
      'both-lose': { type: 'boolean' },
      side: { type: 'string' },
      ...REASON_OPTIONS,
      at: { type: 'string' },
      revision: { type: 'string' },
      key: { type: 'string' },
      year: { type: 'string' },
      url: { type: 'string' },
    },
  }).values
type Values = ReturnType<typeof parse>

const CALL_OFFS = ['CANCEL', 'POSTPONE', 'ABANDON', 'ANNUL']
const DECISIONS = ['WALKOVER', 'DISQUALIFY']
const KINDS = ['START', 'SCORE', 'HALF_TIME', 'END', 'CORRECTION', 'MOVE', ...DECISIONS, ...CALL_OFFS]
const NUMBERS = ['home', 'away', 'home-penalties', 'away-penalties', 'revision'] as const

type Report = Readonly<Record<string, string | number | boolean | object>>

/** Returns the report that the command line asks for, and its match. @throws WrongUsage */
function commandOf(values: Values): { readonly matchId: string; readonly report: Report } {
  if (values.match === undefined) throw new WrongUsage('--match is missing.')
  const kind = (values.kind ?? '').toUpperCase().replaceAll('-', '_')
  if (!KINDS.includes(kind)) throw new WrongUsage(`--kind must be one of ${KINDS.join(', ')}.`)
  for (const name of NUMBERS) {
    const value = values[name]
    if (value !== undefined && !/^\d{1,9}$/.test(value))
      throw new WrongUsage(`--${name} must be a whole number.`)
  }
  return { matchId: values.match, report: reportOf(values, kind) }
}

function reportOf(values: Values, kind: string): Report {
  const word = (text: string | undefined) => text?.toUpperCase().replaceAll('-', '_')
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const report = {
    key: values.key ?? `report-${randomUUID()}`,
    kind,
    homeScore: number(values.home),
    awayScore: number(values.away),
    homePenaltyScore: number(values['home-penalties']),
    awayPenaltyScore: number(values['away-penalties']),
    decision: word(values.decision),
    winner: word(values.winner),
    state: word(values.state),
    startsAt: values['starts-at'],
    fieldId: values.field,
    counts: values.counts,
    bothLose: values['both-lose'],
    side: word(values.side),
    reason: reasonTexts(values),
    at: values.at,
    expectedRevision: number(values.revision),
  }
  return Object.fromEntries(
    Object.entries(report).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

interface Reported {
  readonly revision: string
  readonly repeated: boolean
  readonly match: {
    readonly homeTeamName: string | null
    readonly awayTeamName: string | null
    readonly homeScore: number | null
    readonly awayScore: number | null
    readonly isLive: boolean
    readonly isFinished: boolean
    readonly isWalkover: boolean
    readonly bothLose: boolean | null
    readonly status: string | null
    readonly zonedStartTime: string | null
    readonly locationName: string | null
    readonly revision: number
  }
}

function sentenceOf({ match, revision, repeated }: Reported): string {
  const names = `${match.homeTeamName ?? '–'} – ${match.awayTeamName ?? '–'}`
  const score = match.homeScore === null ? '' : ` ${match.homeScore}–${match.awayScore}`
  const state =
    match.status ??
    (match.bothLose
      ? 'both lose'
      : match.isWalkover
        ? 'walkover'
        : match.isFinished
          ? 'finished'
          : match.isLive
            ? 'live'
            : 'not begun')
  const place = [match.zonedStartTime, match.locationName].filter((part) => part !== null).join(', ')
  return `${names}${score}, ${state}${place === '' ? '' : ` (${place})`}. Revision ${match.revision} of the match, ${revision} of the edition${repeated ? '; this key had been reported before, nothing was changed' : ''}.`
}

async function run(): Promise<string> {
  const values = readValues(parse)
  const command = commandOf(values)
  const { url, key, cupId, tournamentId } = await openEdition(values)
  const variables = { cupId, tournamentId, ...command }
  const { report } = await ask<{ readonly report: Reported }>(url, DOCUMENT, variables, key)
  return sentenceOf(report)
}

await runCommand(run, { usage: USAGE, refusal: 'Nothing was reported' })
