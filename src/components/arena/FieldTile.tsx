import { agendaOf } from '../../domain/live/agenda.ts'
import { fieldNumber } from '../../domain/places/field-number.ts'
import { fieldAddress, localized } from '../../domain/presentation/addresses.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock, dayOf } from '../../domain/time/stockholm.ts'
import type { Field } from '../../domain/tournament/edition.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import FieldLate from '../queue/FieldLate.tsx'
import { dayShort } from '../ui/day-words.ts'
import Time from '../ui/Time.tsx'

interface OnField {
  /** The live or next match; null if there is none any more. */
  readonly match: Match | null
  /** The next match; null if there is none any more. */
  readonly next: Match | null
}

/** Returns what a tile says of a field. */
export function onField(field: Field, { index, underWay }: EditionSite, now: number | null): OnField {
  if (!underWay) return { match: null, next: null }
  const agenda = agendaOf(index.matchesByField.get(field.id) ?? [], now)
  const [next = null] = agenda.next
  return { match: agenda.now[0] ?? next, next }
}

interface Props extends OnField {
  readonly site: EditionSite
  readonly field: Field
  /** `YYYY-MM-DD`: the day that already stands above the tiles. */
  readonly day: string | null
}

/** A field with its number and its live or next match. */
export default function FieldTile({ site, field, match, next, day }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const number = fieldNumber(field)
  const { badge = null, score = null } = match ? presentMatch(match) : {}
  const isLive = badge === 'live'
  const start = match?.time.kind === 'instant' ? match.time.at : undefined
  return (
    <li>
      <a
        className={isLive ? 'field-tile is-live' : 'field-tile'}
        href={localized(fieldAddress(year, field.arenaId, field.id), locale)}
        data-start={isLive ? undefined : start}
      >
        <span className="field-number" aria-hidden="true">
          {number}
        </span>
        <bdi className={/^\d/.test(number) ? 'hidden-text' : 'small'}>{field.name}</bdi>
        {match ? (
          <>
            <strong className="num" data-result={isLive && score ? 'note' : undefined}>
              {isLive && score && <span className="hidden-text">{`${t('match.live')} `}</span>}
              {isLive ? (
                score ? (
                  scoreText(score)
                ) : (
                  t('match.live')
                )
              ) : (
                <Time when={start ?? null} text={timeOf(start, day, site)} />
              )}
            </strong>
            <bdi className="small quiet">{index.categories.get(match.categoryId)?.shortName}</bdi>
            {next && <FieldLate match={next} index={index} locale={locale} />}
          </>
        ) : (
          gatesOf(index.edition.publication).matches && (
            <span className="small quiet">
              {t('arena.matches', { count: index.matchesByField.get(field.id)?.length ?? 0 })}
            </span>
          )
        )}
      </a>
    </li>
  )
}

/** Returns the time, with the day if it differs from the day above the tiles. */
function timeOf(at: number | undefined, day: string | null, { locale }: EditionSite): string {
  if (at === undefined) return translator(locale)('match.timeUnknown')
  return dayOf(at) === day ? clock(at) : `${dayShort(dayOf(at), locale)} ${clock(at)}`
}
