import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { SIDES } from '../../domain/tournament/outcome.ts'
import { matchLostOfLabel, matchOfLabel } from '../../domain/tournament/placeholder.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence from '../ui/Sentence.tsx'
import { nameOf } from './ReplayNote.tsx'

interface Props {
  readonly site: EditionSite
  readonly match: Match
}

/** Says of a match without an opponent which earlier match both teams lost. Renders nothing for any other match. */
export default function NoOpponentNote({ site, match }: Props) {
  const { index, locale, year } = site
  const matches = index.divisions.get(match.divisionId)?.matches ?? []
  const before = SIDES.flatMap((name) => {
    const side = match[name]
    if (side.kind !== 'placeholder' || !side.isNobody) return []
    return matchOfLabel(side.label, matches) ?? matchLostOfLabel(side.label, matches) ?? []
  })
  return (
    <>
      {before.map((other) => (
        <p key={other.id} data-result="note">
          {translator(locale)('match.noOpponent')}{' '}
          <a href={localized(matchAddress(year, other.id), locale)}>
            <Sentence text={nameOf(other, locale)} />
          </a>
        </p>
      ))}
    </>
  )
}
