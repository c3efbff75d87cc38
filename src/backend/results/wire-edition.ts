import { wireWord } from '../../contract/match-words.ts'
import { wireSteps } from '../../contract/wire-chain.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../domain/text/locale.ts'
import type { Gates } from '../../domain/tournament/gates.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import type { EditionDocument, WordsDocument } from '../document/cup-document.ts'
import { wordsOf } from '../document/words-document.ts'
import { publicationOf } from './publication-of.ts'
import type { ArenaRow, ClubRow, CountRow, EditionRow, StreamRow, TeamRow } from './statements.ts'
import { readWithdrawal } from './stored-withdrawal.ts'

/** Returns the language asked for, also for `sv-SE`; the default language if there is no text in it. */
export function languageOf(lang: string | null | undefined): Locale {
  const [wanted] = lang?.toLowerCase().split('-') ?? []
  return LOCALES.find((locale) => locale === wanted) ?? DEFAULT_LOCALE
}

const said = (words: WordsDocument | undefined, language: Locale) => (words ? wordsOf(words)[language] : null)

/** The facts of an edition that both a tournament and its summary show. */
export function wireEditionFacts(row: EditionRow) {
  const published = publicationOf(row)
  return {
    id: tournamentId(row.year),
    name: row.name ?? row.cup_name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    revision: `${row.epoch}.${row.revision}`,
    status: {
      clubsPublished: published.clubs,
      teamsPublished: published.teams,
      lotPublished: published.lot,
      schedulePublished: published.schedule,
    },
  }
}

/** Counts what is published of an edition. Several codes may mean one nation, and some codes mean none. */
export function wireStatistics(rows: readonly CountRow[], gates: Gates) {
  const teams = gates.teams ? rows.filter((row) => row.kind === 'team') : []
  const matches = gates.matches ? rows.filter((row) => row.kind === 'match') : []
  const sum = (counted: typeof rows) => counted.reduce((total, row) => total + row.number, 0)
  const nations = new Set(teams.flatMap(({ code }) => nationOf(code)?.key ?? []))
  return { teams: sum(teams), nations: nations.size, matches: sum(matches) }
}

/** Returns the tournament's id. An edition is identified by its year and holds one tournament: `t2026`. */
export const tournamentId = (year: number) => `t${year}`

/** Returns the year in a tournament's id; null if no tournament has such an id. */
export function yearOfTournament(id: string): number | null {
  const digits = /^t(\d{4})$/.exec(id)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Returns the former ids as far as what has them now is published. */
export function wireFormerIds(
  json: string | null,
  gates: { readonly teams: boolean; readonly matches: boolean },
) {
  const all: NonNullable<EditionDocument['formerIds']> = JSON.parse(json ?? '[]')
  return all
    .filter(({ kind }) => (kind === 'team' ? gates.teams : gates.matches))
    .map(({ kind, former, id }) => ({
      former,
      teamId: kind === 'team' ? id : null,
      matchId: kind === 'match' ? id : null,
    }))
}

export function wireStreamingInfo(row: Pick<EditionRow, 'streaming_json'>, language: Locale) {
  const streaming: NonNullable<EditionDocument['streaming']> = JSON.parse(row.streaming_json)
  if (!streaming.info && !streaming.access) return null
  return { info: said(streaming.info, language), hasAccessInfo: said(streaming.access, language) }
}

export function wireAnnouncements(row: Pick<EditionRow, 'announcements_json'>, language: Locale) {
  const announcements: EditionDocument['announcements'] = JSON.parse(row.announcements_json)
  return announcements.map(({ text, button }) => ({
    text: wordsOf(text)[language],
    buttonLink: button?.link ?? null,
    buttonText: said(button?.text, language),
  }))
}

export function wireSponsors(row: Pick<EditionRow, 'sponsors_json'>) {
  const sponsors: EditionDocument['sponsors'] = JSON.parse(row.sponsors_json)
  return sponsors.map(({ id, name, url = null, placement, text = null }) => ({
    id,
    name,
    url,
    placement,
    text,
  }))
}

export function wireRanking(json: string) {
  const { points, chain, withdrawals }: EditionDocument['ranking'] = JSON.parse(json)
  const steps = wireSteps(chain)
  return {
    pointsWon: points.won,
    pointsTied: points.tied,
    pointsLost: points.lost,
    pointsWonOnPenalties: points.wonOnPenalties ?? null,
    pointsLostOnPenalties: points.lostOnPenalties ?? null,
    bonus: (points.bonus ?? []).map((bonus) => ({
      for: wireWord(bonus.for),
      goals: bonus.goals ?? null,
      points: bonus.points,
    })),
    chain: steps.map(({ criterion }) => criterion),
    steps,
    withdrawals: withdrawals ?? null,
  }
}

const nation = (code: string | null) => (code === null ? null : { code })

export function wireClub(row: ClubRow) {
  return { id: row.id, name: row.name, nation: nation(row.nation_code) }
}

export function wireTeam(row: TeamRow, clubsPublished: boolean) {
  const withdrawal = readWithdrawal(row)
  return {
    id: row.id,
    name: row.name,
    nameClubName: row.name,
    clubId: clubsPublished ? row.club_id : null,
    nation: nation(row.nation_code),
    withdrawn: withdrawal && { rule: withdrawal.rule, reason: withdrawal.reason },
  }
}

export function wireStream(row: StreamRow) {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    provider: row.provider,
    fieldId: row.field_id,
    requiresPass: row.requires_pass === 1,
  }
}

export function wireArenas(rows: readonly ArenaRow[]) {
  const arenas = Map.groupBy(rows, (row) => row.id)
  return [...arenas.values()].flatMap(([arena, ...more]) =>
    arena === undefined
      ? []
      : [
          {
            id: arena.id,
            name: arena.name,
            area: arena.area,
            latitude: arena.latitude,
            longitude: arena.longitude,
            fields: [arena, ...more].flatMap((row) => wireField(row) ?? []),
          },
        ],
  )
}

type FieldDocument = EditionDocument['arenas'][number]['fields'][number]

function wireField(row: ArenaRow) {
  if (row.field_id === null || row.field_name === null || row.aliases_json === null) return null
  const aliases: FieldDocument['aliases'] = JSON.parse(row.aliases_json)
  const breaks: NonNullable<FieldDocument['breaks']> = JSON.parse(row.breaks_json ?? '[]')
  return {
    id: row.field_id,
    name: row.field_name,
    aliases: aliases.map(({ name, day = null }) => ({ name, day })),
    breaks: breaks.map(({ name = null, ...times }) => ({
      ...times,
      name: name === null ? null : wordsOf(name),
    })),
  }
}
