import { COMPASS_RADIUS, type Compass } from '../../domain/history/compass.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'

const HALF = COMPASS_RADIUS + 34
/** A flag is half as wide again as it is high, and fits inside its disc. */
const FLAG = { width: 1.24, height: 0.83 } as const

interface Props {
  readonly locale: Locale
  readonly compass: Compass
}

/** The compass of the cup: nations in their directions, larger if more teams came. The text beside it says the same. */
export default function CompassRose({ locale, compass: { points, rings } }: Props) {
  const t = translator(locale)
  return (
    <svg
      className="compass"
      role="img"
      aria-label={t('story.compass', { count: points.length })}
      viewBox={`${-HALF} ${-HALF} ${HALF * 2} ${HALF * 2}`}
    >
      {rings.map(({ kilometres, radius }) => (
        <circle className="ring" cx="0" cy="0" r={radius} key={kilometres} />
      ))}
      <path className="needle" d={`M0 ${-COMPASS_RADIUS - 8}L4 0L0 ${COMPASS_RADIUS + 8}L-4 0Z`} />
      <text className="north" x="0" y={-COMPASS_RADIUS - 14}>
        {t('story.north')}
      </text>
      {points.map(({ key, teams, x, y, radius }) => {
        const nation = nationOf(teams[0]?.nationCode ?? null)
        return (
          <g key={key}>
            <circle className="disc" cx={x} cy={y} r={radius} />
            {nation?.known && (
              <svg
                aria-hidden="true"
                x={(x - radius * FLAG.width * 0.5).toFixed(1)}
                y={(y - radius * FLAG.height * 0.5).toFixed(1)}
                width={(radius * FLAG.width).toFixed(1)}
                height={(radius * FLAG.height).toFixed(1)}
              >
                <use href={`/flags.svg#${nation.flag}`} />
              </svg>
            )}
          </g>
        )
      })}
      {rings.map(({ kilometres, x, y }) => (
        <text className="ring-name" x={x} y={y + 4} key={kilometres}>
          {`${wholeNumber(kilometres, locale)} km`}
        </text>
      ))}
    </svg>
  )
}
