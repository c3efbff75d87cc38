// `npm run match -- --add …` and `--side …`: adds a match to the results service, or sets who plays on a side of one.
import { parseArgs } from 'node:util'
import { CHANGE_OPTIONS, CHANGE_USAGE, sendChange } from './report/change-edition.ts'
import { readValues, runCommand, WrongUsage } from './report/run-command.ts'

const USAGE = `Usage: npm run match -- --add DIVISION --home SIDE --away SIDE …
       npm run match -- --side HOME|AWAY --match ID --to SIDE

--add          the id of a group or play-off that gets a match more
--home, --away, --to   team:ID, "a placeholder" (Winner of 1/2 #1), or bye
--number, --round, --round-rank   of the match; the rank of a final is 0, of a semi-final 1
--starts-at    with an offset: 2026-07-07T13:20:00+02:00
--field        the field's id
--side         which side of a match that has not begun: a team set so stays there, whatever results say
--match        the match's id
${CHANGE_USAGE}`

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      add: { type: 'string' },
      home: { type: 'string' },
      away: { type: 'string' },
      number: { type: 'string' },
      round: { type: 'string' },
      'round-rank': { type: 'string' },
      'starts-at': { type: 'string' },
      field: { type: 'string' },
      side: { type: 'string' },
      match: { type: 'string' },
      to: { type: 'string' },
      ...CHANGE_OPTIONS,
    },
  }).values
type Values = ReturnType<typeof parse>

function changeOf(values: Values): object {
  const need = (option: 'home' | 'away' | 'match' | 'to'): string => {
    const value = values[option]
    if (value === undefined) throw new WrongUsage(`--${option} is missing.`)
    return value
  }
  const { add, side, number, round, field } = values
  if ((add === undefined) === (side === undefined)) throw new WrongUsage('Either --add or --side is needed.')
  if (side !== undefined)
    return { setSide: { matchId: need('match'), side: side.toUpperCase(), to: sideOf(need('to')) } }
  const rank = values['round-rank']
  if (rank !== undefined && !/^\d{1,2}$/.test(rank))
    throw new WrongUsage('--round-rank must be a whole number.')
  return {
    addMatch: {
      divisionId: add,
      number,
      roundName: round,
      roundRank: rank === undefined ? undefined : Number(rank),
      home: sideOf(need('home')),
      away: sideOf(need('away')),
      startsAt: values['starts-at'],
      fieldId: field,
    },
  }
}

function sideOf(text: string): object {
  if (text === 'bye') return {}
  return text.startsWith('team:') ? { teamId: text.slice('team:'.length) } : { placeholder: text }
}

await runCommand(
  async () => {
    const values = readValues(parse)
    return sendChange(changeOf(values), values)
  },
  { usage: USAGE, refusal: 'Nothing was changed' },
)
