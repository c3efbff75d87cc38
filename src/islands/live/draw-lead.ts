import { leadLine } from '../../domain/live/lead-line.ts'
import { matchPeriod } from '../../domain/live/match-period.ts'
import type { MatchEvent } from '../../domain/live/match-timeline.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

/** The properties that a place for the line was built with (TimelinePanel). */
export interface LeadPlace {
  readonly locale: Locale
  readonly sides: { readonly home: string; readonly away: string }
}

/** Units of the picture, which is stretched to its place. */
const WIDTH = 1000
const MIDDLE = 100
/** The lead that fills half of the picture; a larger one scales the line down. */
const LEAST_SCALE = 3

/**
 * Draws the line of the lead into its place: above the middle the home side is ahead, below it the away side. The place is
 * hidden if no goals were reported one by one and no period is known.
 *
 * @param now the cup's time in epoch milliseconds; null before it is known
 */
export function drawLead(
  place: HTMLElement,
  { locale, sides }: LeadPlace,
  events: readonly MatchEvent[],
  now: number | null,
): void {
  const t = translator(locale)
  const line = leadLine(events)
  const period = matchPeriod(events, now)
  place.hidden = line === null && period === null
  const children: Element[] = []
  if (period) {
    const name = t(`period.${period.period}`)
    const { minute } = period
    children.push(text('p', 'period', minute === null ? name : t('period.about', { period: name, minute })))
  }
  if (line) {
    const scale = MIDDLE / Math.max(LEAST_SCALE, line.most.home, line.most.away)
    const span = Math.max(1, line.to - line.from)
    const x = (at: number) => Math.round(((at - line.from) / span) * WIDTH)
    const steps = line.points.map(({ at, lead }) => `H${x(at)}V${Math.round(MIDDLE - lead * scale)}`).join('')
    const path = `M0 ${MIDDLE}${steps}H${WIDTH}`
    const picture = drawn('svg', {
      viewBox: `0 0 ${WIDTH} ${MIDDLE * 2}`,
      preserveAspectRatio: 'none',
      role: 'img',
    })
    picture.setAttribute(
      'aria-label',
      t('lead.label', {
        ...sides,
        homeMost: line.most.home,
        awayMost: line.most.away,
        count: line.levelled,
      }),
    )
    picture.append(drawn('path', { class: 'ahead', d: `${path}V${MIDDLE}Z` }))
    picture.append(drawn('path', { class: 'level', d: `M0 ${MIDDLE}H${WIDTH}` }))
    if (line.halfTime !== null)
      picture.append(drawn('path', { class: 'half', d: `M${x(line.halfTime)} 0V${MIDDLE * 2}` }))
    picture.append(drawn('path', { class: 'line', d: path }))
    children.push(text('bdi', 'home', sides.home), picture, text('bdi', 'away', sides.away))
  }
  place.replaceChildren(...children)
}

function text(tag: string, className: string, words: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = words
  return element
}

function drawn(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
