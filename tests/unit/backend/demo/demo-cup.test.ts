import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { generateDemoCup } from '../../../../src/backend/demo/generate.ts'
import { cupDocument, type MatchDocument } from '../../../../src/backend/document/cup-document.ts'
import { DEMO_NOW } from '../../../../src/backend/settings/config.ts'
import { CALL_OFFS } from '../../../../src/domain/tournament/match.ts'
import { computeStandings } from '../../../../src/domain/tournament/standings.ts'
import {
  counts,
  divisionsOf,
  editionOf,
  isBye,
  matchesOf,
  teamIds,
  teamsOf,
  winnerId,
} from './cup-reading.ts'

const SLOT_MS = 35 * 60_000
const cups = {
  small: generateDemoCup({ size: 'small' }),
  full: generateDemoCup({ size: 'full' }),
}
const played = (cup: (typeof cups)['small']) =>
  cup.editions.filter((each) => each.year > 2012 && each.year < 2027)
const isCalledOff = ({ state }: MatchDocument) => CALL_OFFS.some((how) => how === state)
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

describe.each(['small', 'full'] as const)('the demonstration cup, %s', (size) => {
  const cup = cups[size]

  test('is a cup document, with nothing for the parser to change', () => {
    expect(v.parse(cupDocument, cup)).toEqual(cup)
  })

  test('is the same each time, and another one with another seed', () => {
    expect(hash(generateDemoCup({ size }))).toBe(hash(cup))
    expect(hash(generateDemoCup({ size, seed: 7 }))).not.toBe(hash(cup))
  })

  test('publishes of a year exactly what it is told to, and makes the same of it', () => {
    const made = generateDemoCup({
      size,
      published: new Map([
        [2026, ['lot']],
        [2025, []],
      ]),
    })
    const none = { clubs: false, teams: false, lot: false, schedule: false }
    expect(editionOf(made, 2026).published).toEqual({ ...none, lot: true })
    expect(editionOf(made, 2025).published).toEqual(none)
    const rest = (from: typeof made) => from.editions.map(({ published, ...edition }) => edition)
    expect(hash(rest(made))).toBe(hash(rest(cup)))
  })

  test('has the editions 2011–2027 without 2020 and 2021', () => {
    const years = Array.from({ length: 17 }, (_, index) => 2011 + index)
    expect(cup.editions.map((each) => each.year)).toEqual(
      years.filter((year) => year !== 2020 && year !== 2021),
    )
    expect(editionOf(cup, 2027).published).toEqual({
      clubs: false,
      teams: false,
      lot: false,
      schedule: false,
    })
    expect(matchesOf(editionOf(cup, 2011)).every((match) => match.state === 'scheduled')).toBe(true)
    expect(matchesOf(editionOf(cup, 2012)).filter((match) => match.score)).toHaveLength(5)
  })

  test('refers only to what exists, under ids that are used once', () => {
    for (const edition of cup.editions) {
      const fields = edition.arenas.flatMap((arena) => arena.fields.map((field) => field.id))
      const clubs = edition.clubs.map((club) => club.id)
      const teams = teamsOf(edition).map((team) => team.id)
      const matches = matchesOf(edition)
      const divisions = divisionsOf(edition).map(({ division }) => division.id)
      const streams = edition.streams.map((stream) => stream.id)
      for (const ids of [fields, clubs, teams, divisions, streams, matches.map((match) => match.id)]) {
        expect(new Set(ids).size).toBe(ids.length)
      }
      const missing = (ids: readonly string[], among: readonly string[]) => {
        const known = new Set(among)
        return ids.filter((id) => !known.has(id))
      }
      expect(
        missing(
          teamsOf(edition).flatMap((team) => team.club ?? []),
          clubs,
        ),
      ).toEqual([])
      expect(missing(matches.flatMap(teamIds), teams)).toEqual([])
      expect(
        missing(
          matches.flatMap((match) => match.field ?? []),
          fields,
        ),
      ).toEqual([])
      expect(
        missing(
          matches.flatMap((match) => match.stream ?? []),
          streams,
        ),
      ).toEqual([])
      expect(
        missing(
          edition.featured,
          matches.map((match) => match.id),
        ),
      ).toEqual([])
      const targets = divisionsOf(edition).flatMap(({ division }) => division.qualification)
      expect(
        missing(
          targets.map((each) => each.division),
          divisions,
        ),
      ).toEqual([])
    }
  })

  test('never lets a team play twice at once', () => {
    for (const edition of cup.editions) {
      const times = new Map<string, number[]>()
      for (const match of matchesOf(edition)) {
        for (const team of match.startsAt ? teamIds(match) : []) {
          times.set(team, [...(times.get(team) ?? []), Date.parse(match.startsAt ?? '')])
        }
      }
      for (const starts of times.values()) {
        const sorted = starts.sort((a, b) => a - b)
        for (const [index, start] of sorted.slice(1).entries()) {
          expect(start - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(SLOT_MS)
        }
      }
    }
  })

  test('books a field once at a time, but for a few mistakes of the old editions', () => {
    for (const edition of cup.editions) {
      const timed = matchesOf(edition).filter((match) => match.startsAt && match.field)
      const doubles = timed.length - new Set(timed.map((match) => `${match.field} ${match.startsAt}`)).size
      expect(doubles).toBeLessThanOrEqual(edition.year < 2019 ? 5 : 0)
    }
    const old = cup.editions.filter((each) => each.year < 2019).flatMap(matchesOf)
    expect(old.some((match) => !match.startsAt && !isBye(match))).toBe(true)
  })

  test('starts every match on the grid from 08:00 to 20:50', () => {
    for (const match of cup.editions.flatMap(matchesOf)) {
      if (!match.startsAt) continue
      const minutes = Number(match.startsAt.slice(11, 13)) * 60 + Number(match.startsAt.slice(14, 16)) - 480
      expect(minutes % 35).toBe(0)
      expect(minutes).toBeGreaterThanOrEqual(0)
      expect(minutes).toBeLessThanOrEqual(770)
    }
  })

  test('lets everybody meet everybody once in a group', () => {
    for (const edition of cup.editions) {
      for (const { division, category, type } of divisionsOf(edition)) {
        if (type === 'playoff' || category.id.startsWith('eoc')) continue
        const size = division.teams.length
        const pairs = division.matches
          .filter(({ replays }) => !replays)
          .map((match) => teamIds(match).sort().join(' '))
        expect(new Set(pairs).size).toBe((size * (size - 1)) / 2)
        expect(pairs.length).toBe((size * (size - 1)) / 2)
      }
    }
  })

  test('sends the winner of every knock-out match to its place in the next round', () => {
    let followed = 0
    for (const edition of cup.editions) {
      for (const { division, type } of divisionsOf(edition)) {
        if (type !== 'playoff') continue
        const at = new Map(
          division.matches.map((match) => [`${match.round?.rank} ${match.round?.index}`, match]),
        )
        for (const match of division.matches) {
          const { rank = 0, index = 0 } = match.round ?? {}
          const winner = winnerId(match)
          if (rank === 0 || winner === null) continue
          const next = at.get(`${rank - 1} ${Math.ceil(index / 2)}`)
          expect(next?.[index % 2 === 1 ? 'home' : 'away']).toEqual({ team: winner })
          followed += 1
        }
      }
    }
    expect(followed).toBeGreaterThan(size === 'full' ? 9000 : 500)
  })

  test('fills every bracket from the places of the groups that lead there', () => {
    for (const edition of played(cup).filter((each) => each.year < 2026)) {
      const reached = new Map<string, string[]>()
      for (const { division, category, type } of divisionsOf(edition)) {
        if (type === 'playoff' || category.hideMatchResults) continue
        const results = division.matches
          .filter(counts)
          .flatMap(({ home, away, score }) =>
            'team' in home && 'team' in away && score
              ? [{ homeTeamId: home.team, awayTeamId: away.team, score }]
              : [],
          )
        const carried = division.carriedOver.map(({ home, away, score }) => ({
          homeTeamId: home,
          awayTeamId: away,
          score,
        }))
        const rows = computeStandings(
          division.teams,
          [...results, ...carried],
          edition.ranking,
          division.lots,
        )
        const order =
          division.table.length > 0 ? division.table.map((row) => row.team) : rows.map((row) => row.teamId)
        for (const { fromRank, toRank, division: target } of division.qualification) {
          reached.set(target, [...(reached.get(target) ?? []), ...order.slice(fromRank - 1, toRank)])
        }
      }
      for (const { division } of divisionsOf(edition)) {
        const expected = reached.get(division.id)
        if (!expected) continue
        expect(new Set(division.matches.flatMap(teamIds))).toEqual(new Set(expected))
      }
    }
  })

  test('stores lots only where the edition draws them, and separates every finished group', () => {
    for (const edition of played(cup).filter((each) => each.year < 2026)) {
      for (const { division, type } of divisionsOf(edition)) {
        if (division.lots.length > 0) expect(edition.ranking.chain).toContain('lots')
        if (type === 'playoff') expect(division.lots).toEqual([])
      }
    }
    expect(cup.editions.flatMap(divisionsOf).some(({ division }) => division.lots.length > 0)).toBe(true)
  })

  test('publishes no result of mini-handball', () => {
    const mini = cup.editions.flatMap((edition) => edition.categories).filter((each) => each.hideMatchResults)
    expect(mini.length).toBeGreaterThan(0)
    for (const category of mini) {
      expect(category.hideConferenceResults).toBe(true)
      const matches = category.stages.flatMap((stage) => stage.divisions.flatMap((each) => each.matches))
      expect(matches.every((match) => !match.score && !match.halfTime && !match.winner)).toBe(true)
    }
  })

  test('is under way in 2026: played before now, live within it, open after it', () => {
    const matches = matchesOf(editionOf(cup, 2026)).filter((match) => match.startsAt && !isCalledOff(match))
    for (const match of matches) {
      const start = Date.parse(match.startsAt ?? '')
      if (start > DEMO_NOW) expect(match.state).toBe('scheduled')
      else if (start + SLOT_MS > DEMO_NOW) expect(match.state).toBe('live')
      else expect(['finished', 'walkover']).toContain(match.state)
      expect(match.state === 'scheduled' ? match.score : undefined).toBeUndefined()
    }
    expect(matches.filter((match) => match.state === 'live').length).toBeGreaterThan(2)
    expect(matches.some((match) => 'placeholder' in match.home)).toBe(true)
    expect(editionOf(cup, 2026).featured.length).toBeGreaterThanOrEqual(15)
  })

  test('has a match of every kind that was not played as planned, in the past and this year, each with its reason', () => {
    const both = [played(cup).filter(({ year }) => year < 2026), [editionOf(cup, 2026)]]
    const [past, now] = both.map((editions) =>
      editions.flatMap(matchesOf).filter((match) => isCalledOff(match) || match.abandoned),
    )
    const kinds = (matches: typeof past = []) =>
      matches.map(({ state, abandoned }) => (abandoned ? 'stopped' : state)).sort()
    expect(kinds(past)).toEqual(['abandoned', 'annulled', 'annulled', 'cancelled', 'stopped'])
    expect(kinds(now)).toEqual(['abandoned', 'cancelled', 'cancelled', 'postponed', 'stopped'])
    for (const { reason } of [...(past ?? []), ...(now ?? [])])
      expect(reason).toEqual({ en: expect.any(String), sv: expect.any(String) })
    const open = divisionsOf(editionOf(cup, 2026)).filter(({ category }) => category.hideMatchResults)
    expect(open.flatMap(({ division }) => division.matches).some(isCalledOff)).toBe(true)
  })

  test('has one of each decision of a jury, and tells referees and breaks', () => {
    const league = (year: number) => {
      const edition = editionOf(cup, year)
      const category = edition.categories.find(({ id }) => id === 'para')
      const [division] = category?.stages[0]?.divisions ?? []
      return { teams: category?.teams ?? [], matches: division?.matches ?? [], division }
    }
    const gone = league(2019).teams.find((team) => team.withdrawn)
    expect(gone?.withdrawn).toMatchObject({ rule: 'keep-played' })
    expect(
      league(2019).matches.some(
        (match) => match.state === 'walkover' && teamIds(match).includes(gone?.id ?? ''),
      ),
    ).toBe(true)
    const disqualified = league(2022).matches.find(({ stood }) => stood)
    expect(disqualified).toMatchObject({ state: 'walkover', reason: expect.anything() })
    const { stood, winner } = disqualified ?? {}
    expect(stood && (stood.home > stood.away ? 'away' : 'home')).toBe(winner)
    expect(league(2023).matches.filter(({ bothLose }) => bothLose)).toHaveLength(1)
    expect(league(2024).division?.adjustments).toMatchObject([{ points: -1 }])
    const latest = editionOf(cup, 2026)
    expect(matchesOf(latest).some(({ referees }) => referees)).toBe(true)
    expect(latest.arenas.flatMap(({ fields }) => fields.flatMap(({ breaks = [] }) => breaks))).toHaveLength(1)
  })

  test('plays an abandoned and an annulled match again later the same day, in a group and in a play-off', () => {
    const all = new Map(cup.editions.flatMap(matchesOf).map((match) => [match.id, match]))
    const replays = [...all.values()].filter(({ replays }) => replays)
    expect(replays.map(({ state, round }) => [state, round !== undefined])).toEqual([
      ['finished', true],
      ['finished', false],
      ['scheduled', false],
    ])
    for (const { replays: of, startsAt, home, away } of replays) {
      const first = all.get(of ?? '')
      expect(['abandoned', 'annulled']).toContain(first?.state)
      expect([first?.home, first?.away]).toEqual([home, away])
      expect(startsAt?.slice(0, 10)).toBe(first?.startsAt?.slice(0, 10))
      expect(Date.parse(startsAt ?? '')).toBeGreaterThan(Date.parse(first?.startsAt ?? ''))
    }
  })

  test('carries over into the main round what its teams played before', () => {
    const edition = editionOf(cup, 2025)
    const all = new Map(matchesOf(edition).map((match) => [match.id, match]))
    const carried = divisionsOf(edition).flatMap(({ division }) => division.carriedOver)
    expect(carried.length).toBeGreaterThanOrEqual(4)
    for (const { match, home, away, score } of carried) {
      expect(all.get(match ?? '')).toMatchObject({ home: { team: home }, away: { team: away }, score })
    }
  })

  test('lets a cohort of boys 12 return as boys 13', () => {
    const clubsIn = (year: number, id: string) =>
      new Set(
        editionOf(cup, year)
          .categories.find((each) => each.id === id)
          ?.teams.map((team) => team.club),
      )
    let before = 0
    let back = 0
    for (const year of [2013, 2014, 2015, 2016, 2017, 2018, 2022, 2023, 2024, 2025]) {
      const next = clubsIn(year + 1, 'b13')
      for (const club of clubsIn(year, 'b12')) {
        before += 1
        if (next.has(club)) back += 1
      }
    }
    expect(back / before).toBeGreaterThan(0.4)
  })

  test('holds the names and codes that real lists hold', () => {
    const names = cup.editions.flatMap(teamsOf).map((team) => team.name)
    for (const sign of ['å', 'ä', 'ö', 'ø', 'æ', '№', '\u00a0']) {
      expect(
        names.some((name) => name.includes(sign)),
        sign,
      ).toBe(true)
    }
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(50)
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(40)
    const codes = new Set(cup.editions.flatMap(teamsOf).map((team) => team.nation))
    for (const code of ['en', 'KO', 'TPE', 'XX', '--', 'se']) expect(codes, code).toContain(code)
    const repeated = cup.editions
      .flatMap((edition) => edition.categories)
      .filter((category) => {
        const own = category.teams.map((team) => team.name).filter((name) => !name.startsWith('Lag '))
        return new Set(own).size < own.length
      })
    expect(repeated.length).toBeGreaterThan(0)
    expect(cup.editions.flatMap((each) => each.categories).some((each) => each.teams.length === 0)).toBe(true)
  })
})
