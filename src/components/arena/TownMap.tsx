import type { Area } from '../../domain/places/areas.ts'
import { townPlan } from '../../domain/places/town-plan.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly areas: readonly Area[]
  readonly locale: Locale
  /** Returns the anchor of an area on the page. */
  readonly anchorOf: (area: Area) => string
}

/** The plan of a town: its areas in their positions, and about how long the walk between them takes. */
export default function TownMap({ areas, locale, anchorOf }: Props) {
  const t = translator(locale)
  const plan = townPlan(areas)
  if (!plan) return null
  const { width, height, ways } = plan
  return (
    <nav className="town-map panel" aria-label={t('arena.townLabel')}>
      <svg role="presentation" viewBox={`-4 -4 ${width + 8} ${height + 8}`}>
        {ways.map(({ from, to }) => (
          <line key={`${from.x} ${from.y} ${to.x} ${to.y}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {ways.map(
          ({ label, minutes }) =>
            label && (
              <text key={`${label.x} ${label.y}`} x={label.x} y={label.y + 4}>
                {t('arena.minutes', { minutes })}
              </text>
            ),
        )}
        {plan.areas.map(({ area, ...box }) => (
          <foreignObject key={anchorOf(area)} x={box.left} y={box.top} width={box.width} height={box.height}>
            <a href={`#${anchorOf(area)}`}>
              <bdi>{area.name}</bdi>
              <span className="small quiet">
                {t('arenas.fields', { count: area.arenas.flatMap(({ fields }) => fields).length })}
              </span>
            </a>
          </foreignObject>
        ))}
      </svg>
    </nav>
  )
}
