import { pageOfCalendar, partsOfCalendar } from '../../src/domain/calendar/calendar-address.ts'
import { partsOfEmbed, routeOfEmbed } from '../../src/domain/embed/embed-address.ts'
import { memoizedByValue } from '../../src/domain/memoized.ts'
import { routeOfNow } from '../../src/domain/open-data/now-file.ts'
import { alteredBy, type PagePart } from '../../src/domain/presentation/altered-page.ts'
import type { Route } from '../../src/domain/presentation/page-kinds.ts'
import { parseAddress } from '../../src/domain/presentation/parse-address.ts'
import { type EditionChanges, statesOf } from '../../src/domain/publication/edition-changes.ts'
import { altersDays } from '../../src/domain/site/change-days.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../src/domain/tournament/match.ts'
import { addressOf, isPage, isSitemap } from '../release/site-files.ts'

/** Whether the set of files may differ from before: those of matches that came or went, of days, or of parts of a day. */
export function hasOtherFiles({ isWhole, matches }: EditionChanges): boolean {
  const haveDifferentTimes = (of: readonly Match[]) =>
    new Set(of.map(({ time }) => JSON.stringify(time))).size > 1
  return isWhole || statesOf(matches).some((of) => of.length !== 2 || haveDifferentTimes(of))
}

/**
 * Returns a function that takes the path of an edition's file, from the site's root, and tells whether changes of the
 * edition can alter that file.
 *
 * @param index the edition in its current state
 */
export function alteredFiles(changes: EditionChanges, index: EditionIndex): (file: string) => boolean {
  const isOther = hasOtherFiles(changes)
  const plain: Readonly<Record<PlainSubject, boolean>> = {
    any: true,
    files: isOther,
    days: isOther || statesOf(changes.matches).some(altersDays),
    facts: changes.isWhole,
    byes: changes.isWhole || changes.matches.some(({ kind }) => kind === 'bye'),
    divisions: changes.isWhole || changes.divisions.length > 0 || changes.teams.length > 0,
    teams: changes.isWhole || changes.teams.length > 0,
  }
  const isAltered = alteredBy(changes, index)
  const known = new Map<string, boolean>()
  return (file) => {
    const subject = subjectOf(file)
    if (typeof subject === 'string') return plain[subject]
    const { key, route, part, day } = subject
    const altered = known.get(key) ?? isAltered(route, part, day)
    known.set(key, altered)
    return altered
  }
}

/**
 * What a file shows as a whole.
 * - `any`: all of the edition
 * - `files`: which files exist
 * - `days`: these, and the day on which each page last changed
 * - `facts`: nothing of matches, tables and withdrawals
 * - `byes`: of matches only byes
 * - `divisions`: no matches
 * - `teams`: of matches, tables and withdrawals only which teams take part
 */
type PlainSubject = 'any' | 'files' | 'days' | 'facts' | 'byes' | 'divisions' | 'teams'
type Subject = PlainSubject | Part

/** The subjects of the edition's files that show less than all of it. */
const SUBJECTS: Readonly<Record<string, PlainSubject>> = {
  'search.json': 'teams',
  'data/teams.csv': 'divisions',
  'data/divisions.csv': 'divisions',
  'data/carried.csv': 'divisions',
  'data/published.csv': 'divisions',
  'data/classes.csv': 'facts',
  'data/fields.csv': 'facts',
  'data/clubs.csv': 'facts',
  'data/arenas.csv': 'facts',
  'data/stages.csv': 'facts',
  'data/streams.csv': 'facts',
  'data/announcements.csv': 'facts',
  'data/sponsors.csv': 'facts',
  'data/cup.csv': 'facts',
  'data/editions.csv': 'facts',
  'data/byes.csv': 'byes',
}

interface Part {
  /** The same in both languages. */
  readonly key: string
  readonly route: Route
  readonly part: PagePart
  readonly day: string | null
}

const partOf = (route: Route, part: PagePart, day: string | null = null): Part => ({
  key: [part, day, ...Object.values(route)].join(' '),
  route,
  part,
  day,
})

/** The path alone decides the subject, and every change checks all files, so each answer is kept. */
const subjectOf = memoizedByValue(readSubject)

function readSubject(file: string): Subject {
  if (isSitemap(file)) return 'days'
  const plain = SUBJECTS[file.replace(/^\/\d+\//, '')]
  if (plain) return plain
  const calendar = partsOfCalendar(file)
  if (calendar) return partOf(pageOfCalendar(calendar), 'calendar')
  const playing = routeOfNow(file)
  if (playing) return partOf(playing, 'matches')
  const embed = partsOfEmbed(file)
  const embedded = embed && routeOfEmbed(embed)
  if (embedded) return partOf(embedded, 'embed', embed.kind === 'club' ? embed.second : null)
  // The data files that a browser reads besides the pages hold every match.
  const route = isPage(file) ? parseAddress(addressOf(file))?.route : undefined
  // The press page names every day, but shows no match.
  if (route?.kind === 'press') return 'files'
  // It tells how large the files of the open data are.
  if (route?.kind === 'data') return 'any'
  return route ? partOf(route, 'page') : 'any'
}
