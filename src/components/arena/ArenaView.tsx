import { areaOf } from '../../domain/places/areas.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Arena } from '../../domain/tournament/edition.ts'
import { gatesOf } from '../../domain/tournament/gates.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import { translator } from '../../i18n/translate.ts'
import Directions from '../directions/Directions.tsx'
import { dayTitle } from '../ui/day-words.ts'
import type { PageMoment } from '../ui/page-moment.ts'
import Time from '../ui/Time.tsx'
import AreaMap from './AreaMap.tsx'
import FieldTile, { onField } from './FieldTile.tsx'
import Walks from './Walks.tsx'

interface Props {
  readonly site: EditionSite
  readonly arena: Arena
  readonly moment: PageMoment
}

/** An arena's page: the numbers of its fields with the match on each, and the way there. */
export default function ArenaView({ site, arena, moment }: Props) {
  const { locale, index } = site
  const t = translator(locale)
  const tiles = arena.fields.map((field) => ({ field, ...onField(field, site, moment.now) }))
  const [day = null] = tiles.flatMap(({ match }) => (match && matchDay(match.time)) ?? []).sort()
  const area = areaOf(arena, index)
  return (
    <>
      <ArenaHead site={site} arena={arena} moment={moment} />
      <section className="section" aria-labelledby="fields">
        <h2 id="fields">
          <Time when={day} text={day === null ? t('arena.fields') : dayTitle(day, locale)} />
        </h2>
        {arena.fields.length === 0 && <p className="empty">{t('arena.noFields')}</p>}
        <ul className="field-tiles">
          {tiles.map(({ field, match, next }) => (
            <FieldTile site={site} field={field} match={match} next={next} day={day} key={field.id} />
          ))}
        </ul>
      </section>
      {area.centre && (
        <section className="section" aria-labelledby="way">
          <h2 id="way">{t('arena.way')}</h2>
          {area.arenas.length > 1 && (
            <div>
              <AreaMap
                site={site}
                arenas={area.arenas}
                area={area.name}
                ownId={arena.id}
                isLive={site.underWay}
              />
              <p className="small quiet">{t('arena.planNote')}</p>
            </div>
          )}
          <Walks site={site} from={area} />
        </section>
      )}
    </>
  )
}

function ArenaHead({ site: { locale, index }, arena }: Props) {
  const t = translator(locale)
  const matches = arena.fields.flatMap(({ id }) => index.matchesByField.get(id) ?? [])
  const onNow = matches.filter((match) => progressOf(match) === 'live').length
  const figures = [
    t('arenas.fields', { count: arena.fields.length }),
    gatesOf(index.edition.publication).matches
      ? t('arena.matches', { count: matches.length })
      : t('team.noSchedule'),
    ...(onNow > 0 ? [t('arena.onNow', { count: onNow })] : []),
  ]
  return (
    <div className="page-head">
      {arena.area && arena.area !== arena.name && (
        <p className="eyebrow">
          <bdi>{arena.area}</bdi>
        </p>
      )}
      <h1>
        <bdi>{arena.name}</bdi>
      </h1>
      <p className="quiet">{figures.join(' · ')}</p>
      <Directions at={arena.coordinates} locale={locale} />
    </div>
  )
}
