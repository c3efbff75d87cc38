import type { APIRequestContext } from '@playwright/test'
import type { ScheduleFile } from '../../../src/domain/schedule/schedule-file.ts'
import { linkInMail } from '../account/mails.ts'

/** A match of the schedule, with the fields that the tests need. */
export interface PlannedMatch {
  readonly id: string
  readonly at: number
  readonly home: string
  readonly away: string
  readonly field: string | null
  readonly fieldName: string
  readonly isScheduled: boolean
}

export interface WeekCup {
  readonly file: ScheduleFile
  /** The matches that have two teams and a start time, in the order of their start times. */
  readonly matches: readonly PlannedMatch[]
  teamName(id: string): string
  of(teamId: string): readonly PlannedMatch[]
}

/** The schedule of a year, as the site serves it. */
export async function weekCup(http: APIRequestContext, origin: string, year: string): Promise<WeekCup> {
  const file: ScheduleFile = await (await http.get(`${origin}/${year}/schedule.json`)).json()
  const { ids, homes, aways, times, fields, states } = file.matches
  const teamAt = (side: unknown) => (typeof side === 'number' ? file.teams[side]?.[0] : undefined)
  const matches = ids
    .flatMap((id, at): PlannedMatch[] => {
      const [home, away, time] = [teamAt(homes[at]), teamAt(aways[at]), times[at]]
      const field = file.fields[fields[at] ?? -1]
      if (!home || !away || typeof time !== 'number') return []
      return [
        {
          id,
          at: file.base + time * 60_000,
          home,
          away,
          field: field?.[0] ?? null,
          fieldName: field?.[2] ?? '',
          isScheduled: states[at] === 0,
        },
      ]
    })
    .sort((one, other) => one.at - other.at)
  return {
    file,
    matches,
    teamName: (id) => file.teams.find(([team]) => team === id)?.[1] ?? '',
    of: (teamId) => matches.filter(({ home, away }) => home === teamId || away === teamId),
  }
}

let accounts = 0

/** An account that follows some teams and fields, whose address is proved by the link in its mail if `mails` is given. Returns its token. */
export async function newFollower(
  http: APIRequestContext,
  origin: string,
  year: string,
  {
    teams = [],
    fields = [],
    mails,
  }: {
    teams?: readonly string[]
    fields?: readonly (readonly [id: string, arena: string])[]
    /** The folder of the service's mails. */
    mails?: string
  },
): Promise<string> {
  accounts += 1
  const email = `week-${process.pid}-${Date.now()}-${accounts}@example.org`
  const registered = await http.post(`${origin}/sanctum/register`, {
    data: { email, password: 'a long phrase of four words', name: 'Wet Parent' },
  })
  if (!registered.ok()) throw new Error(`No account: ${registered.status()} ${await registered.text()}`)
  if (mails !== undefined) {
    const secret = (await linkInMail(mails, 'confirm', email)).split(/[/?]/)[3]
    const proved = await http.post(`${origin}/account/confirm`, { form: { secret: secret ?? '' } })
    if (!proved.ok()) throw new Error(`The address is not proved: ${proved.status()}`)
  }
  const token = (await registered.text()).replaceAll('"', '')
  const headers = { authorization: `Bearer ${token}` }
  for (const teamId of teams)
    await http.post(`${origin}/api/user/favorites/teams`, { headers, data: { teamId, year } })
  for (const [fieldId, arenaId] of fields)
    await http.post(`${origin}/api/user/favorites/fields`, { headers, data: { fieldId, arenaId, year } })
  return token
}
