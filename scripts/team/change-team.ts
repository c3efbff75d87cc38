import { CHANGE_OPTIONS } from '../report/change-edition.ts'
import { WrongUsage } from '../report/run-command.ts'

/** The options of the changes of teams, beside those of withdrawals. */
export const TEAM_OPTIONS = {
  rename: { type: 'string' },
  replace: { type: 'string' },
  add: { type: 'boolean' },
  name: { type: 'string' },
  by: { type: 'string' },
  class: { type: 'string' },
  division: { type: 'string' },
  club: { type: 'string' },
  nation: { type: 'string' },
  ...CHANGE_OPTIONS,
} as const

type Values = {
  readonly [Name in keyof typeof TEAM_OPTIONS]?: (Name extends 'add' ? boolean : string) | undefined
}

/**
 * Returns a change of a team as results.graphql has it; null if none is asked for.
 *
 * @throws WrongUsage if something is missing
 */
export function teamChange(values: Values): object | null {
  const { rename, replace, add } = values
  const need = (option: 'name' | 'by' | 'class'): string => {
    const value = values[option]
    if (value === undefined) throw new WrongUsage(`--${option} is missing.`)
    return value
  }
  const team = (name: string) => ({ name, clubId: values.club, nation: values.nation })
  if ([rename, replace, add].filter((act) => act !== undefined).length > 1)
    throw new WrongUsage('One of --rename, --replace and --add at a time.')
  if (rename !== undefined) return { renameTeam: { teamId: rename, name: need('name') } }
  if (replace !== undefined)
    return { replaceTeam: { categoryId: need('class'), teamId: replace, by: team(need('by')) } }
  if (!add) return null
  return { addTeam: { categoryId: need('class'), divisionId: values.division, team: team(need('name')) } }
}
