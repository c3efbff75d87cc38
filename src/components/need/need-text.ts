import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Outcome } from '../../domain/tournament/scenario/box.ts'
import type { Condition, Event } from '../../domain/tournament/scenario/condition.ts'
import type { Need } from '../../domain/tournament/scenario/needs.ts'
import type { OpenGroup } from '../../domain/tournament/scenario/open-group.ts'
import type { Goal, Zone } from '../../domain/tournament/scenario/zones.ts'
import { type MessageKey, type Translate, translator } from '../../i18n/translate.ts'
import { isolated } from '../ui/Sentence.tsx'

/** Returns the name of what a place leads to, as part of a sentence. */
export function goalText(goal: Goal | undefined, { locale, index }: EditionSite): string {
  if (goal?.kind !== 'division') return translator(locale)('need.first')
  return isolated(index.divisions.get(goal.divisionId)?.name[locale] ?? goal.divisionId)
}

/** Returns the name of a zone and all above it: of what they lead to if only they do, else of their places. */
function zoneText(zone: Zone | undefined, site: EditionSite): string {
  if (!zone || zone.to === 1 || (zone.goal.kind === 'division' && !zone.asPlaces))
    return goalText(zone?.asPlaces ? undefined : zone?.goal, site)
  return translator(site.locale)('need.amongFirst', { count: zone.to })
}

/** Returns one need of a team in words, for Sentence. */
export function needText(need: Need, group: OpenGroup, team: number, site: EditionSite): string {
  const t = translator(site.locale)
  if (need.kind === 'seated')
    return t('need.seated', { goal: goalText({ kind: 'division', divisionId: need.divisionId }, site) })
  const zone = group.zones[need.zone]
  const goal = zoneText(zone, site)
  switch (need.kind) {
    case 'decided':
      return zone ? decided(zone) : ''
    case 'out-of':
      return zone ? outOf(zone) : ''
    case 'at-least':
      return t('need.atLeast', { goal })
    case 'possible':
      return t('need.possible', { goal })
    case 'all-wins':
      return t('need.allWins', { goal, count: need.count })
    case 'waits':
      return waiting(need.condition)
    case 'outcome':
      return outcome(need)
  }

  function decided(zone: Zone): string {
    const leadsOn = group.zones.some((other) => other.goal.kind === 'division')
    if (zone.goal.kind === 'first') return t('need.isFirst')
    if (zone.goal.kind === 'division')
      return t(zone.from === 1 ? 'need.through' : 'need.goesTo', { goal: goalText(zone.goal, site) })
    if (zone.goal.kind === 'nowhere' && leadsOn) return t('need.out')
    const above = group.zones.find(({ to }) => to === zone.from - 1)
    return above ? outOf(above) : ''
  }

  /** Says that a zone, and with it every better place, is out of reach. */
  function outOf(missed: Zone): string {
    if (missed.goal.kind === 'division' && !missed.asPlaces)
      return t('need.outOf', { goal: goalText(missed.goal, site) })
    return missed.to === 1 ? t('need.outOfFirst') : t('need.outOfPlaces', { count: missed.to })
  }

  function waiting(condition: Condition): string {
    const event = eventText(condition, group, site)
    if (condition.kind === 'unless') return t('need.waits.unless', { goal, event })
    if (condition.kind === 'if') return t('need.waits.if', { goal, event })
    return condition.kind === 'may-not'
      ? t('need.waits.mayNot', { goal, event })
      : t('need.waits.may', { goal })
  }

  function outcome({ condition, isNeeded, outcome, match }: Extract<Need, { kind: 'outcome' }>): string {
    const saysNeeded = isNeeded && (outcome === 'win' || (outcome === 'draw' && condition.kind === 'may'))
    const by = condition.kind === 'margin' ? condition.by : null
    const result = resultText(
      outcome === 'draw' && saysNeeded ? 'least' : outcome,
      match,
      saysNeeded ? null : by,
    )
    const event = eventText(condition, group, site)
    const [plain, needed] = MESSAGES[condition.kind]
    return t(saysNeeded ? needed : plain, { result, goal, event, ...(by !== null && { count: by }) })
  }

  /** Names the opponent if the team has more than one match left. */
  function resultText(outcome: Outcome | 'least', at: number, by: number | null): string {
    const left = group.open.filter(({ home, away }) => home === team || away === team)
    const next = group.open[at]
    const opponent = next?.home === team ? next.away : next?.home
    const other = left.length > 1 ? isolated(nameOf(opponent ?? -1, group, site)) : null
    const values = { ...(other && { other }) }
    const against = other ? 'Over' : ''
    if (outcome === 'draw' || outcome === 'least') return t(`need.${outcome}${against}`, values)
    return by === null
      ? t(`need.${outcome}${against}`, values)
      : t(`need.${outcome}${against}By`, { ...values, count: by })
  }
}

const MESSAGES: Readonly<Record<Condition['kind'], readonly [plain: MessageKey, needed: MessageKey]>> = {
  always: ['need.always', 'need.needed.always'],
  margin: ['need.always', 'need.needed.margin'],
  unless: ['need.unless', 'need.needed.unless'],
  if: ['need.if', 'need.needed.if'],
  'may-not': ['need.mayNot', 'need.needed.mayNot'],
  may: ['need.may', 'need.needed.may'],
}

/** Returns what has to happen in other matches. */
function eventText(condition: Condition, group: OpenGroup, site: EditionSite): string {
  const t = translator(site.locale)
  switch (condition.kind) {
    case 'if':
    case 'may-not':
      return oneEvent(condition.event, group, site, t)
    case 'unless': {
      const [one = '', two] = condition.events.map((event) => oneEvent(event, group, site, t))
      return two === undefined ? one : t('need.both', { one, two })
    }
    default:
      return ''
  }
}

function oneEvent({ match, outcome, by }: Event, group: OpenGroup, site: EditionSite, t: Translate): string {
  const sides = group.open[match]
  const home = isolated(nameOf(sides?.home ?? -1, group, site))
  const away = isolated(nameOf(sides?.away ?? -1, group, site))
  if (outcome === 'draw') return t('need.level', { home, away })
  const [winner, loser] = outcome === 'win' ? [home, away] : [away, home]
  return by === null ? t('need.beat', { winner, loser }) : t('need.beatBy', { winner, loser, count: by })
}

const nameOf = (team: number, { teamIds }: OpenGroup, { index }: EditionSite): string => {
  const teamId = teamIds[team] ?? ''
  return index.teams.get(teamId)?.name ?? teamId
}
