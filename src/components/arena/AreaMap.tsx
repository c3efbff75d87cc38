import { areaPlan, CELL, NAME_HEIGHT } from '../../domain/places/area-plan.ts'
import { fieldAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Arena } from '../../domain/tournament/edition.ts'
import { progressOf } from '../../domain/tournament/match-progress.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  /** The arenas of one area. */
  readonly arenas: readonly Arena[]
  readonly area: string
  /** The field, or the arena, that the page is about. */
  readonly ownId?: string
  /** Whether a dot marks fields with a live match: the page then follows every field of the area. */
  readonly isLive?: boolean
}

const GAP = 2

/** The plan of an area: the numbers of its fields at the places of their arenas, each a link. */
export default function AreaMap({ site, arenas, area, ownId, isLive = false }: Props) {
  const t = translator(site.locale)
  const { width, height, arenas: plans } = areaPlan(arenas)
  if (height === 0) return null
  const isOn = (fieldId: string) =>
    isLive && (site.index.matchesByField.get(fieldId) ?? []).some((match) => progressOf(match) === 'live')
  return (
    <nav className="area-map" aria-label={t('arena.plan', { area })}>
      <svg role="presentation" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {plans.map(({ arena, fields, ...box }) => (
          <g className={arena.id === ownId ? 'own' : undefined} key={arena.id}>
            {plans.length > 1 && (
              <foreignObject x={box.left} y={box.top} width={box.width} height={NAME_HEIGHT}>
                <p>
                  <bdi>{arena.name}</bdi>
                </p>
              </foreignObject>
            )}
            {fields.map(({ field, number, left, top }) => (
              <a
                key={field.id}
                href={localized(fieldAddress(site.year, arena.id, field.id), site.locale)}
                aria-label={isOn(field.id) ? t('arena.live', { field: field.name }) : field.name}
                aria-current={field.id === ownId ? 'page' : undefined}
              >
                <rect x={left} y={top} width={CELL - GAP} height={CELL - GAP} />
                <text x={left + (CELL - GAP) / 2} y={top + CELL / 2 + 4}>
                  {number}
                </text>
                {isOn(field.id) && <circle cx={left + CELL - GAP - 4} cy={top + 4} r="4" />}
              </a>
            ))}
          </g>
        ))}
      </svg>
    </nav>
  )
}
