import { changesOf } from '../../domain/changes/announced-changes.ts'
import { changesAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { dayShort } from '../ui/day-words.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
import { changeId } from './change-id.ts'
import { moveText } from './move-text.ts'

interface Props {
  readonly site: EditionSite
  readonly match: Match
}

/** How a match was moved, and when each move was announced. The page of all changes may list only later ones. */
export default function MatchMoves({ site: { year, locale }, match }: Props) {
  const t = translator(locale)
  return (
    <ul className="match-moves">
      {changesOf(match).map((change) => (
        <li key={changeId(change)}>
          <a href={localized(changesAddress(year), locale)}>
            <bdi className="num">
              <Sentence text={moveText(change, locale)} />
            </bdi>
          </a>
          {change.toldAt !== null && (
            <span className="small">
              {' '}
              <Sentence
                text={t('changes.announced', {
                  when: timed(
                    `${dayShort(dayOf(change.toldAt), locale)} ${clock(change.toldAt)}`,
                    change.toldAt,
                  ),
                })}
              />
            </span>
          )}
          {change.reason && (
            <span className="small">
              {' '}
              <bdi>{change.reason[locale]}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
