import { fieldAgenda } from '../../domain/live/field-agenda.ts'
import { areaOf } from '../../domain/places/areas.ts'
import { arenaAddress, fieldAddress, localized, streamAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { fieldClashes } from '../../domain/tournament/clashes.ts'
import type { Arena, Field } from '../../domain/tournament/edition.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import { translator } from '../../i18n/translate.ts'
import HeartSlot from '../account/HeartSlot.tsx'
import CalendarLinks from '../calendar/CalendarLinks.tsx'
import Directions from '../directions/Directions.tsx'
import MatchList from '../match/MatchList.tsx'
import type { PageMoment } from '../ui/page-moment.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import AreaMap from './AreaMap.tsx'
import FieldAgenda from './FieldAgenda.tsx'

interface Props {
  readonly site: EditionSite
  readonly arena: Arena
  readonly field: Field
  readonly moment: PageMoment
}

/** A field's page: its live and next matches, where it is, and all its matches by day. */
export default function FieldView({ site, arena, field, moment }: Props) {
  const { locale, index } = site
  const t = translator(locale)
  const matches = index.matchesByField.get(field.id) ?? []
  const agenda = site.underWay ? fieldAgenda(matches, moment.now) : null
  const rest = agenda?.rest ?? matches
  const { name, arenas } = areaOf(arena, index)
  return (
    <>
      <FieldHead site={site} arena={arena} field={field} />
      <div className="field-page stack narrow gap-4 gap-x-6">
        <div className="field-answer">
          {agenda && <FieldAgenda site={site} field={field} agenda={agenda} now={moment.now} />}
        </div>
        <AreaMap site={site} arenas={arenas} area={name} ownId={field.id} />
        <section className="section" aria-labelledby="matches">
          <h2 id="matches">{t(rest.length === matches.length ? 'field.matches' : 'field.others')}</h2>
          <CalendarLinks site={site} subject={{ kind: 'field', id: field.id }} />
          {fieldClashes(matches).length > 0 && <p className="note note-sun">{t('field.clash')}</p>}
          {matches.length === 0 ? (
            <p className="empty">
              {t(gatesOf(index.edition.publication).matches ? 'field.none' : 'team.noSchedule')}
            </p>
          ) : (
            <MatchList
              site={site}
              matches={rest}
              show={{ category: true, group: true, referees: true }}
              breaks={field.breaks ?? []}
            />
          )}
        </section>
      </div>
    </>
  )
}

function FieldHead({ site, arena, field }: Omit<Props, 'moment'>) {
  const { locale, year, index } = site
  const t = translator(locale)
  const to = (address: string) => localized(address, locale)
  const names = [...new Set(field.aliases.map((alias) => alias.name))].map(isolated).join(', ')
  const streams = index.edition.streams.filter((stream) => stream.fieldId === field.id)
  return (
    <div className="page-head">
      <p className="eyebrow">
        <a href={to(arenaAddress(year, arena.id))}>
          <bdi>{arena.name}</bdi>
        </a>
      </p>
      <div className="head-row row upper gap-3 apart">
        <h1>
          <bdi>{field.name}</bdi>
        </h1>
        <HeartSlot
          locale={locale}
          from={to(fieldAddress(year, arena.id, field.id))}
          target={{ kind: 'field', fieldId: field.id, arenaId: arena.id, year, name: field.name }}
        />
      </div>
      {names && (
        <p className="quiet">
          <Sentence text={t('field.alias', { names })} />
        </p>
      )}
      <Directions at={arena.coordinates} locale={locale} />
      {streams.map(({ id, name }) => (
        <p key={id}>
          <a href={to(streamAddress(year, id))}>
            <Sentence text={t('field.stream', { stream: isolated(name) })} />
          </a>
        </p>
      ))}
    </div>
  )
}
