import { type LeadLine as Lead, leadLine } from '../../domain/live/lead-line.ts'
import type { MatchEvent } from '../../domain/live/match-timeline.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  readonly sides: { readonly home: string; readonly away: string }
  readonly events: readonly MatchEvent[]
}

/** Units of the picture, which is stretched to its place. */
const WIDTH = 1000
const MIDDLE = 100
/** The lead that fills half of the picture; a larger one scales the line down. */
const LEAST_SCALE = 3

/**
 * The line of the lead: above the middle the home side is ahead, below it the away side. It shows nothing if no goals were
 * reported one by one.
 */
export default function LeadLine({ locale, sides, events }: Props) {
  const t = translator(locale)
  const line = leadLine(events)
  if (!line) return null
  const { most, levelled } = line
  const label = t('lead.label', { ...sides, homeMost: most.home, awayMost: most.away, count: levelled })
  return (
    <>
      <bdi className="home">{sides.home}</bdi>
      <Picture line={line} label={label} />
      <bdi className="away">{sides.away}</bdi>
    </>
  )
}

function Picture({ line, label }: { readonly line: Lead; readonly label: string }) {
  const scale = MIDDLE / Math.max(LEAST_SCALE, line.most.home, line.most.away)
  const span = Math.max(1, line.to - line.from)
  const x = (at: number) => Math.round(((at - line.from) / span) * WIDTH)
  const steps = line.points.map(({ at, lead }) => `H${x(at)}V${Math.round(MIDDLE - lead * scale)}`).join('')
  const path = `M0 ${MIDDLE}${steps}H${WIDTH}`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${MIDDLE * 2}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path className="ahead" d={`${path}V${MIDDLE}Z`} />
      <path className="level" d={`M0 ${MIDDLE}H${WIDTH}`} />
      {line.halfTime !== null && <path className="half" d={`M${x(line.halfTime)} 0V${MIDDLE * 2}`} />}
      <path className="line" d={path} />
    </svg>
  )
}
