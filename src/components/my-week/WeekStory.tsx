import { teamsStory } from '../../domain/history/teams-story.ts'
import type { Followed } from '../../domain/my-week/entry.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { isToCome } from '../../domain/tournament/match-progress.ts'
import { SIDES, teamIdOf } from '../../domain/tournament/outcome.ts'
import TeamsStory from '../story/TeamsStory.tsx'
import type { WeekContext } from './week-context.ts'

interface Props {
  readonly context: WeekContext
  readonly followed: Followed
  readonly schedule: Schedule
}

/** How the week went for the favourite teams, once the last of their matches is over. */
export default function WeekStory({ context: { locale, year, t }, followed, schedule }: Props) {
  const teams = [...followed.teams].flatMap((id) => schedule.teams.get(id) ?? [])
  const matches = [...schedule.matches.values()].filter((match) =>
    SIDES.some((side) => followed.teams.has(teamIdOf(match[side]) ?? '')),
  )
  if (matches.length === 0 || matches.some(isToCome)) return null
  const cup = {
    ...schedule,
    nationKey: (code: string | null) => schedule.nations.get(code ?? '')?.key ?? null,
  }
  const story = teamsStory(teams, matches, cup)
  return <TeamsStory locale={locale} year={year} title={t('teamsStory.titleOwn')} story={story} cup={cup} />
}
