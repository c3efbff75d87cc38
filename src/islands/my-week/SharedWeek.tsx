import { useState } from 'react'
import SharedNote from '../../components/my-week/SharedNote.tsx'
import type { WeekContext } from '../../components/my-week/week-context.ts'
import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import { favouritesAddress, localized } from '../../domain/presentation/addresses.ts'
import { addTeam } from '../../stores/favourites.ts'
import { useSession } from '../account/use-session.ts'

interface Props {
  /** The shared teams that the schedule knows. */
  teams: readonly FavouriteTeam[]
  context: WeekContext
}

/** The note above a shared week. A visitor who is signed in can make its teams their own favourites. */
export default function SharedWeek({ teams, context }: Props) {
  const { year, locale } = context
  const session = useSession(locale)
  const [state, setState] = useState<'in' | 'saving' | 'failed'>('in')
  const save = async () => {
    setState('saving')
    for (const team of teams) {
      const { ok } = await addTeam(team)
      if (!ok) return setState('failed')
    }
    location.assign(localized(favouritesAddress(year), locale))
  }
  return (
    <SharedNote
      count={teams.length}
      context={context}
      from={`${location.pathname}${location.search}`}
      state={session.kind === 'signed-out' ? 'out' : state}
      onSave={() => void save()}
    />
  )
}
