import type { Match } from '../../../domain/tournament/match.ts'
import { leaderOf } from '../../../domain/tournament/outcome.ts'
import { matchOfLabel } from '../../../domain/tournament/placeholder.ts'
import { type BracketPlace, bracketPlaces, type KnockoutMatch } from '../bracket-places.ts'
import { type Finding, shown } from '../fault.ts'
import { namedRound, numberInRound } from '../round-names.ts'
import { say } from '../said.ts'
import { editionsOf, elementsOf, isRaw, type Raw } from './raw.ts'

interface PlayoffMatch {
  readonly value: Raw
  readonly at: string
  readonly knockout: KnockoutMatch
  /** The match with the facts that a placeholder may name. */
  readonly match: Match
  /** Its round as a placeholder names it: the name, and the rank that the name tells. */
  readonly said: Match['round']
}

/**
 * Gives every match of a play-off its rank and index, if the file gives only the round's name or nothing at all.
 *
 * @returns a warning for each match that still has no place in its bracket
 */
export function placePlayoffs(raw: unknown): Finding[] {
  return editionsOf(raw).flatMap((edition) =>
    elementsOf(edition.value, 'categories', edition.at)
      .flatMap(({ value, at }) => elementsOf(value, 'stages', at))
      .filter(({ value }) => value.type === 'playoff')
      .flatMap(({ value, at }) => elementsOf(value, 'divisions', at))
      .flatMap(({ value, at }) => placeMatches(elementsOf(value, 'matches', at))),
  )
}

function placeMatches(values: readonly { readonly value: Raw; readonly at: string }[]): Finding[] {
  const read = values.map(({ value, at }) => readMatch(value, at))
  if (read.every(({ match: { round } }) => round.rank !== null && round.index !== null)) return []
  const matches = read.map((match) => withFeeders(match, read))
  const places = bracketPlaces(matches)
  return read.flatMap((match, position): Finding[] => {
    const place = places[position]
    const { rank, index } = match.match.round
    if (place) {
      match.value.round = {
        ...(isRaw(match.value.round) ? match.value.round : {}),
        ...placed(place, rank, index),
      }
      return []
    }
    return [unplaced(match, laterMatchOfPair(read, places, position))]
  })
}

/** Completes a place; rank and index from the file take precedence. */
const placed = (place: BracketPlace, rank: number | null, index: number | null) => ({
  rank: rank ?? place.rank,
  index: index ?? place.index,
})

function readMatch(value: Raw, at: string): PlayoffMatch {
  const round = isRaw(value.round) ? value.round : {}
  const text = (of: unknown) => (typeof of === 'string' ? of : null)
  const whole = (of: unknown) => (typeof of === 'number' && Number.isInteger(of) ? of : null)
  const side = (key: string) => (isRaw(value[key]) ? text(value[key].team) : null)
  const own = { name: text(round.name), rank: whole(round.rank), index: whole(round.index) }
  const named = namedRound(own.name ?? '')
  const number = numberInRound(own.name ?? '')
  return {
    value,
    at,
    match: {
      kind: 'scheduled',
      id: at,
      number: text(value.number),
      categoryId: '',
      divisionId: '',
      round: own,
      home: { kind: 'bye' },
      away: { kind: 'bye' },
      time: { kind: 'unknown' },
      movedFrom: null,
      fieldId: null,
      locationName: null,
      streamId: null,
    },
    knockout: {
      round: own.name ?? '',
      rank: own.rank,
      index: own.index,
      home: side('home'),
      away: side('away'),
      winner: winnerOf(value),
      number,
    },
    said: {
      name: own.name,
      rank: own.rank ?? (named?.third ? null : (named?.rank ?? null)),
      index: own.index,
    },
  }
}

function winnerOf({ winner, score, penalties }: Raw): 'home' | 'away' | null {
  if (winner === 'home' || winner === 'away') return winner
  for (const figures of [score, penalties]) {
    if (!isRaw(figures)) continue
    const ahead = leaderOf({ home: Number(figures.home), away: Number(figures.away) })
    if (ahead) return ahead
  }
  return null
}

/** Adds the matches that a placeholder names: "W49", "Winner of 1/8 #3". */
function withFeeders({ value, knockout }: PlayoffMatch, all: readonly PlayoffMatch[]): KnockoutMatch {
  const named = all.map(({ match, said }) => ({ ...match, round: said }))
  const from = (key: string) => {
    const label = isRaw(value[key]) ? value[key].placeholder : undefined
    if (typeof label !== 'string') return null
    const feeder = matchOfLabel(label, named)
    return feeder ? named.indexOf(feeder) : null
  }
  return { ...knockout, homeFrom: from('home'), awayFrom: from('away') }
}

/** Finds the later match of the same two teams, which has the place in the bracket. */
const laterMatchOfPair = (
  all: readonly PlayoffMatch[],
  places: readonly (BracketPlace | null)[],
  position: number,
): PlayoffMatch | undefined => {
  const pair = ({ knockout: { home, away } }: PlayoffMatch) => [home, away].sort().join('\n')
  const own = all[position]
  if (!own || own.knockout.home === null || own.knockout.away === null) return undefined
  return all.find((other, at) => at > position && places[at] && pair(other) === pair(own))
}

function unplaced({ value, at, match: { round } }: PlayoffMatch, again: PlayoffMatch | undefined): Finding {
  const id = shown(value.id)
  if (again) {
    const problem = say('metAgain', { id, other: shown(again.value.id) })
    return { level: 'warning', at, problem, remedy: say('secondDecided') }
  }
  const remedy = say('asRound')
  return {
    level: 'warning',
    at: round.name === null ? at : `${at}.round`,
    problem:
      round.name === null
        ? say('noPlaceNoRound', { id })
        : say('noPlaceUnknownRound', { id, round: shown(round.name) }),
    remedy,
  }
}
