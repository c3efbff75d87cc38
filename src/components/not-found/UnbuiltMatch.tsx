import {
  categoryAddress,
  divisionAddress,
  localized,
  playoffAddress,
  teamAddress,
} from '../../domain/presentation/addresses.ts'
import { fieldName } from '../../domain/presentation/field-name.ts'
import { nationOfSide } from '../../domain/schedule/find-matches.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Locale, Words } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { minutesOf } from '../../domain/tournament/match-length.ts'
import { matchCard } from '../match/match-card.ts'
import Scoreboard from '../match/Scoreboard.tsx'

interface Props {
  readonly match: Match
  readonly division: Words | null
  readonly year: number
  readonly locale: Locale
  /** The edition as it was built, for names and flags; null if it has not loaded. */
  readonly schedule: Schedule | null
}

/** A match for which the site has no page yet. */
export default function UnbuiltMatch({ match, division, year, locale, schedule }: Props) {
  const category = schedule?.categories.get(match.categoryId)
  const built = schedule?.divisions.get(match.divisionId)
  const to = (address: string) => localized(address, locale)
  const card = matchCard(match, {
    locale,
    flagOf: (side) => (schedule ? nationOfSide(side, schedule)?.flag : undefined),
    addressOf: (side) =>
      side.kind === 'team' && schedule?.teams.has(side.teamId)
        ? to(teamAddress(year, side.teamId))
        : undefined,
    own: null,
    isDated: true,
    isPlayoff: false,
    minutes: minutesOf(category),
    place: schedule ? fieldName(match, schedule.fields) : match.locationName,
    labels: [],
  })
  const groupName = built?.name[locale] ?? division?.[locale]
  const groupAddress = built?.kind === 'playoff' ? playoffAddress : divisionAddress
  return (
    <>
      <div className="scoreboard stack gap-4">
        <Scoreboard card={card} />
      </div>
      <p className="chips">
        {category && (
          <a className="chip" href={to(categoryAddress(year, category.id))}>
            <bdi>{category.name[locale]}</bdi>
          </a>
        )}
        {groupName !== undefined &&
          (built && category ? (
            <a className="chip" href={to(groupAddress(year, category.id, built.id))}>
              <bdi>{groupName}</bdi>
            </a>
          ) : (
            <span className="badge">
              <bdi>{groupName}</bdi>
            </span>
          ))}
      </p>
    </>
  )
}
