import type { AnnouncedChange } from '../../domain/changes/announced-changes.ts'
import { ownName } from '../../domain/presentation/field-name.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import { isKnockout, startOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { matchLink } from '../match/edition-card.ts'
import { sideName } from '../match/side-name.ts'
import { dayShort } from '../ui/day-words.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
import { placeChange, timeChange } from './move-text.ts'

interface Props {
  readonly site: EditionSite
  readonly change: AnnouncedChange
  readonly id: string
}

/** A change of the schedule: when it was announced, for which match, and what is different. */
export default function ChangeRow({ site, change, id }: Props) {
  const { locale, index } = site
  const { match, toldAt, time, place, reason } = change
  const t = translator(locale)
  const start = startOf(match)
  // A change that was announced on the day of the match needs no day.
  const day = start === null || (toldAt !== null && dayOf(toldAt) === dayOf(start)) ? null : dayOf(start)
  const announced = toldAt === null ? null : t('changes.announced', { when: timed(clock(toldAt), toldAt) })
  const nameOf = (written: string) => ownName(written, index.fields)
  const category = index.categories.get(match.categoryId)?.shortName
  return (
    <li id={id}>
      <a href={matchLink(match, site)}>
        <span data-result={isKnockout(match) ? 'sides' : undefined}>
          <bdi>{hyphenated(sideName(match.home, t))}</bdi> – <bdi>{hyphenated(sideName(match.away, t))}</bdi>
        </span>
        <i>
          <Sentence
            text={[category, day && timed(dayShort(day, locale), day), announced].filter(Boolean).join(' · ')}
          />
          {reason && (
            <>
              {' · '}
              <bdi>{reason[locale]}</bdi>
            </>
          )}
        </i>
        <b className="num">
          <Sentence
            text={time ? timeChange(time, locale) : start === null ? '' : timed(clock(start), start)}
          />
        </b>
        {place && (
          <bdi className="change-place">
            {placeChange({ from: place.from && nameOf(place.from), to: nameOf(place.to) })}
          </bdi>
        )}
      </a>
    </li>
  )
}
