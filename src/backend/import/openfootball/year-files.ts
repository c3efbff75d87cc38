import { basename, dirname, resolve } from 'node:path'
import { isRecord } from '../../../domain/is-record.ts'
import type { JsonFile } from '../cup-json.ts'
import { editionYear } from './competition.ts'
import type { Stadium } from './grounds.ts'

type Json = Record<string, unknown>
const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined

/** A match as the file gives it, from either generation of openfootball's JSON. */
export interface FootballMatch {
  readonly file: string
  /** `matches[12]` or `rounds[3].matches[0]`. */
  readonly place: string
  readonly number: number | undefined
  readonly round: string
  readonly group: string
  readonly date: string
  readonly time: string
  readonly zone: string
  /** "canceled" if the match was not played. */
  readonly status: string
  readonly ground: string
  readonly home: string
  readonly away: string
  readonly homeCode: string | undefined
  readonly awayCode: string | undefined
  readonly fullTime: unknown
  readonly halfTime: unknown
  readonly extraTime: unknown
  readonly penalties: unknown
}

interface TableRow {
  readonly place: string
  readonly team: string
  readonly code: string | undefined
  readonly numbers: Json
}

/** Matches the files that describe a file of matches, as "worldcup.groups.json" describes "worldcup.json". */
export const DESCRIBES = /\.(?:groups|stadiums|standings|teams)\.json$/i

export interface YearFiles {
  readonly file: string
  readonly name: string
  readonly year: number | undefined
  /** A year in the file's name that differs from the edition's year. */
  readonly stray: number | undefined
  /** All files that were read for the year. */
  readonly all: readonly string[]
  readonly matches: readonly FootballMatch[]
  readonly groups: readonly { readonly name: string; readonly teams: readonly string[] }[]
  readonly standings: {
    readonly file: string
    readonly groups: readonly { name: string; rows: TableRow[] }[]
  } | null
  readonly stadiums: readonly Stadium[]
  /** FIFA codes by the team's name. */
  readonly codes: ReadonlyMap<string, string>
}

/** Whether the value is a file of matches: `matches` with teams, or `rounds` of such matches. */
export const isOpenfootballMatches = (value: unknown): boolean => {
  if (!isRecord(value)) return false
  const [match] = [
    ...records(value.matches),
    ...records(value.rounds).flatMap((round) => records(round.matches)),
  ]
  return match ? Object.hasOwn(match, 'team1') || Object.hasOwn(match, 'team2') : false
}

/** Whether the value is any of the files of an openfootball year. */
export const isOpenfootball = (value: unknown): boolean =>
  isOpenfootballMatches(value) ||
  (isRecord(value) &&
    (records(value.stadiums).length > 0 ||
      records(value.groups).some((group) => Array.isArray(group.teams) || Array.isArray(group.standings)) ||
      records(value.teams).some((team) => Object.hasOwn(team, 'code'))))

/**
 * Groups the files by year. Files in one folder belong together, and each file of matches becomes a year. A file with
 * another stem describes a file of matches only if this is the only one in the folder.
 *
 * @param base the folder that the files' names are relative to
 */
export function yearFiles(files: readonly JsonFile[], base: string): YearFiles[] {
  const matches = files.filter(({ value }) => isOpenfootballMatches(value))
  return matches.map(({ file, value }) => {
    const stem = file.replace(/\.json$/i, '')
    const inFolder = files.filter((other) => other.file !== file && dirname(other.file) === dirname(file))
    const own = inFolder.filter((other) => other.file.startsWith(`${stem}.`) && DESCRIBES.test(other.file))
    const alone = matches.filter((other) => dirname(other.file) === dirname(file)).length === 1
    const beside = (own.length > 0 ? own : alone ? inFolder : []).filter(
      (other) => !isOpenfootballMatches(other.value),
    )
    const all = beside.filter((other): other is { file: string; value: Json } => isRecord(other.value))
    const head = isRecord(value) ? value : {}
    return {
      file,
      name: text(head.name),
      ...editionYear(text(head.name), basename(resolve(base, dirname(file)))),
      all: [file, ...all.map((other) => other.file)],
      matches: matchesOf(file, head),
      ...describing(all),
    }
  })
}

function describing(files: readonly { file: string; value: Json }[]) {
  const groups = files.flatMap(({ value }) => records(value.groups))
  const tables = files.find(({ value }) =>
    records(value.groups).some((group) => Array.isArray(group.standings)),
  )
  const codes = new Map<string, string>()
  for (const team of files.flatMap(({ value }) => records(value.teams)))
    codes.set(text(team.name), text(team.code))
  return {
    groups: groups
      .filter((group) => Array.isArray(group.teams))
      .map((group) => ({ name: text(group.name), teams: (group.teams as unknown[]).map(nameOf) })),
    standings: tables
      ? {
          file: tables.file,
          groups: records(tables.value.groups).map((group, index) => ({
            name: text(group.name),
            rows: records(group.standings).map((row, at) => ({
              place: `groups[${index}].standings[${at}]`,
              team: nameOf(row.team),
              code: codeOf(row.team),
              numbers: row,
            })),
          })),
        }
      : null,
    stadiums: files
      .flatMap(({ value }) => records(value.stadiums))
      .map((stadium) => ({
        name: text(stadium.name),
        city: text(stadium.city),
        timezone: text(stadium.timezone),
        coords: text(stadium.coords),
      })),
    codes,
  }
}

const nameOf = (team: unknown): string => (isRecord(team) ? text(team.name) : text(team))
const codeOf = (team: unknown): string | undefined => (isRecord(team) && text(team.code)) || undefined

function matchesOf(file: string, head: Json): FootballMatch[] {
  const flat = list(head.matches).map((value, index) => ({ value, place: `matches[${index}]`, round: '' }))
  const rounds = list(head.rounds).flatMap((round, at) =>
    (isRecord(round) ? list(round.matches) : []).map((value, index) => ({
      value,
      place: `rounds[${at}].matches[${index}]`,
      round: isRecord(round) ? text(round.name) : '',
    })),
  )
  return [...flat, ...rounds].map(({ value, place, round }) =>
    matchOf(file, place, round, isRecord(value) ? value : {}),
  )
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function matchOf(file: string, place: string, round: string, match: Json): FootballMatch {
  const score = match.score
  const part = (key: string, old: string) => {
    if (isRecord(score)) return score[key] ?? undefined
    if (key === 'ft' && Array.isArray(score)) return score
    const [home, away] = [match[`score1${old}`], match[`score2${old}`]]
    return (home ?? away ?? null) === null ? undefined : [home, away]
  }
  const stadium = isRecord(match.stadium) ? text(match.stadium.name) : text(match.stadium)
  const ground = isRecord(match.ground) ? text(match.ground.name) : text(match.ground)
  const city = text(match.city)
  return {
    file,
    place,
    number: whole(match.num),
    round: text(match.round) || round,
    group: nameOf(match.group),
    date: text(match.date),
    time: text(match.time),
    zone: text(match.timezone),
    status: text(match.status),
    ground: ground || [stadium, city].filter((name) => name !== '').join(', '),
    home: nameOf(match.team1),
    away: nameOf(match.team2),
    homeCode: codeOf(match.team1),
    awayCode: codeOf(match.team2),
    fullTime: part('ft', ''),
    halfTime: part('ht', 'i'),
    extraTime: part('et', 'et'),
    penalties: part('p', 'p'),
  }
}
