import type { EditionSite } from '../../domain/site/page-site.ts'
import { formBefore } from '../../domain/tournament/form.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { SIDES, teamIdOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  readonly match: Match
}

const LETTERS = { won: 'table.wonShort', tied: 'table.tiedShort', lost: 'table.lostShort' } as const
const WORDS = { won: 'match.won', tied: 'match.tied', lost: 'match.lost' } as const

/** The results of both teams' last matches, the latest at the end; renders nothing before the first result. */
export default function TeamForm({ site, match }: Props) {
  const t = translator(site.locale)
  const forms = SIDES.map((side) => {
    const teamId = teamIdOf(match[side])
    return teamId === null ? [] : formBefore(match, site.index.matchesByTeam.get(teamId) ?? [], teamId)
  })
  if (forms.every((form) => form.length === 0)) return null
  return (
    <div className="forms" data-result="note">
      {forms.map((form, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: home and away, always in this order
        <p className="form cluster gap-1 centred" key={at}>
          {form.length > 0 && (
            <span className="hidden-text">{`${t('match.form')}: ${form.map((one) => t(WORDS[one])).join(', ')}`}</span>
          )}
          {form.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: matches keep their order
            <span className={one} aria-hidden="true" key={place}>
              {t(LETTERS[one])}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
