import type { FoundInRehearsal } from '../../src/backend/rehearsal/result-of.ts'
import { matchAddress } from '../../src/domain/presentation/addresses.ts'
import { asPlayed, type MissingTeam } from '../../src/domain/rehearsal/rehearsal-findings.ts'
import type { ScheduleFault } from '../../src/domain/schedule/check/schedule-fault.ts'
import { type EditionIndex, indexEdition } from '../../src/domain/tournament/edition-index.ts'
import { faultLines, fieldName, teamName, titleOf } from '../check/fault-lines.ts'
import { type PageWait, SLOW, type Slowness } from './report-waits.ts'

/** How many of a kind are listed. The file of --json holds all. */
const SHOWN = 20

export interface RehearsalResult extends FoundInRehearsal {
  readonly slowness: Slowness
}

/** The heading of a part, and its lines; no lines: nothing is wrong. */
interface Part {
  readonly title: 'Slow' | 'Missing' | 'Clashed'
  readonly lines: readonly string[]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Returns the three parts of what a rehearsal says at its end. */
export function partsOf({ plan, after, findings, slowness, withoutLink }: RehearsalResult): Part[] {
  const planned = indexEdition(plan)
  const played = indexEdition(asPlayed(after))
  const found = indexEdition(after)
  const { missing, unplayed, withoutPlace } = findings
  return [
    { title: 'Slow', lines: slowLines(slowness, played) },
    {
      title: 'Missing',
      lines: [
        ...shown(
          'Matches that never got both teams',
          missing.map((one) => missingLine(one, found)),
        ),
        ...shown(
          'Matches that were not played to their end',
          unplayed.map((match) => titleOf(match, found)),
        ),
        ...faultLines(withoutPlace, planned, SHOWN),
        ...shown(
          'Fields without a link for scorers',
          withoutLink.map(({ fieldId, day }) => `${day} ${fieldName(fieldId, planned)}`),
        ),
      ],
    },
    {
      title: 'Clashed',
      lines: [
        ...faultLines(findings.planned, planned, SHOWN),
        ...faultLines(findings.played, played, SHOWN).map((line) =>
          line.startsWith(' ') ? line : `As it was played, with late fields – ${line}`,
        ),
      ],
    },
  ]
}

function shown(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const rest = lines.length - SHOWN
  const more = rest > 0 ? [`  … and ${rest} more; --json lists them all.`] : []
  return [`${title}: ${lines.length}`, ...lines.slice(0, SHOWN).map((line) => `  ${line}`), ...more]
}

function slowLines({ slowReports, pages, unpublished }: Slowness, index: EditionIndex): string[] {
  const page = ({ matchId, ms }: PageWait) => `${seconds(ms)} ${nameOf(matchId, index)}`
  const isLate = pages !== null && pages.most > SLOW.page
  return [
    ...shown(
      `Reports that took longer than ${seconds(SLOW.report)}`,
      slowReports.map(({ matchId, kind, ms }) => `${seconds(ms)} ${kind} ${nameOf(matchId, index)}`),
    ),
    ...(isLate ? shown(`Pages that came later than ${seconds(SLOW.page)}`, pages.slowest.map(page)) : []),
    ...(unpublished > 0
      ? [`The publisher did not keep up: ${unpublished} reports were on no page at the end.`]
      : []),
  ]
}

const nameOf = (matchId: string, index: EditionIndex) => {
  const match = index.matches.get(matchId)
  return match ? `${titleOf(match, index)}, ${matchAddress(index.edition.year, matchId)}` : matchId
}

const WHY = {
  'no-source': () => 'no match and no group of its class is called so',
  'not-over': ({ waitsFor }, index) => `it waits for ${waitsFor ? titleOf(waitsFor, index) : 'a match'}`,
  shared: ({ sharedBy }, index) =>
    `its group is over, and ${sharedBy.map((id) => teamName(id, index)).join(', ')} share a place: lots decide`,
  unfilled: () => 'nobody is entered by themselves: fill it at the desk (npm run match)',
} as const satisfies Record<MissingTeam['why'], (missing: MissingTeam, index: EditionIndex) => string>

const missingLine = (missing: MissingTeam, index: EditionIndex) =>
  `${titleOf(missing.match, index)}: ${JSON.stringify(missing.label)} – ${WHY[missing.why](missing, index)}`

/** Returns all of it for a terminal. */
export function rehearsalText(result: RehearsalResult): string {
  const { reports, pages } = result.slowness
  const { slowest = [], half = 0, most = 0 } = pages ?? {}
  const times = pages
    ? ` From report to page: half within ${seconds(half)}, 95 of 100 within ${seconds(most)}, the slowest ${slowest.map(({ ms }) => seconds(ms)).join(', ')} (${nameOf(slowest[0]?.matchId ?? '', indexEdition(result.after))}).`
    : ''
  const parts = partsOf(result).flatMap(({ title, lines }) =>
    lines.length === 0 ? [`${title}: nothing`] : [`${title}:`, ...lines.map((line) => `  ${line}`)],
  )
  return [`Rehearsed ${result.plan.year} with ${reports} reports.${times}`, ...parts].join('\n')
}

/** Whether nothing was slow, missing or clashed. */
export const isWhole = (result: RehearsalResult): boolean =>
  partsOf(result).every(({ lines }) => lines.length === 0)

/** Returns all of it for a program: matches, teams and fields by their ids, times in milliseconds. */
export function resultJson(result: RehearsalResult) {
  const { plan, findings, slowness, withoutLink } = result
  const faultOf = ({ matches, ...fault }: ScheduleFault) => ({
    ...fault,
    matches: matches.map(({ id }) => id),
  })
  return {
    year: plan.year,
    isWhole: isWhole(result),
    slow: slowness,
    missing: {
      teams: findings.missing.map(({ match, waitsFor, ...rest }) => ({
        match: match.id,
        ...rest,
        waitsFor: waitsFor?.id ?? null,
      })),
      unplayed: findings.unplayed.map(({ id }) => id),
      withoutPlace: findings.withoutPlace.map(faultOf),
      withoutLink,
    },
    clashed: { planned: findings.planned.map(faultOf), played: findings.played.map(faultOf) },
  }
}
