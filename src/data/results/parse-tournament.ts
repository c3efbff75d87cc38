import type {
  Arena,
  Club,
  Field,
  FieldBreak,
  FormerId,
  Sponsor,
  Stream,
} from '../../domain/tournament/edition.ts'
import type {
  WireArena,
  WireClub,
  WireField,
  WireFieldAlias,
  WireFieldBreak,
  WireFormerId,
  WireNation,
  WireSponsor,
  WireStream,
  WireTournament,
} from './documents.ts'
import { record } from './json.ts'
import { parseReason } from './parse-call-off.ts'
import { httpsLink } from './parse-links.ts'
import {
  day,
  firstOf,
  identity,
  instant,
  known,
  name,
  nationCode,
  optionalName,
  records,
  reference,
} from './parse-values.ts'
import { type Place, printable, warn, within } from './problems.ts'

export function parseClubs(wire: WireTournament, place: Place): Club[] {
  const seen = new Set<string>()
  return records<WireClub>(wire.clubs, place, 'the list of clubs').flatMap((club) => {
    const at = within(place, 'club', club.id)
    const id = identity(club.id, at, 'the club')
    if (id === null || !firstOf(seen, id, at, 'the club')) return []
    return [{ id, name: name(club.name, at, 'the name'), nationCode: parseNation(club.nation, at) }]
  })
}

export function parseNation(value: unknown, place: Place): string | null {
  return nationCode(record<WireNation>(value)?.code, place)
}

export function parseArenas(wire: WireTournament, place: Place): Arena[] {
  const seen = new Set<string>()
  const fields = new Set<string>()
  return records<WireArena>(wire.arenas, place, 'the list of arenas').flatMap((arena) => {
    const at = within(place, 'arena', arena.id)
    const id = identity(arena.id, at, 'the arena')
    if (id === null || !firstOf(seen, id, at, 'the arena')) return []
    return [
      {
        id,
        name: name(arena.name, at, 'the name'),
        area: optionalName(arena.area, at, 'the area'),
        coordinates: coordinates(arena, at),
        fields: records<WireField>(arena.fields, at, 'the list of fields').flatMap((field) =>
          parseField(field, id, fields, at),
        ),
      },
    ]
  })
}

function parseField(wire: WireField, arenaId: string, seen: Set<string>, place: Place): Field[] {
  const at = within(place, 'field', wire.id)
  const id = identity(wire.id, at, 'the field')
  if (id === null || !firstOf(seen, id, at, 'the field')) return []
  const aliases = records<WireFieldAlias>(wire.aliases, at, 'the list of aliases').flatMap((alias) => {
    const text = optionalName(alias.name, at, 'an alias')
    return text === null ? [] : [{ name: text, day: day(alias.day, at, 'the day of an alias') }]
  })
  const breaks = parseBreaks(wire, at)
  const facts = { id, arenaId, name: name(wire.name, at, 'the name'), aliases }
  return [breaks.length === 0 ? facts : { ...facts, breaks }]
}

function parseBreaks(wire: WireField, place: Place): FieldBreak[] {
  return records<WireFieldBreak>(wire.breaks, place, 'the list of breaks')
    .flatMap((one) => {
      const from = instant(one.from, place, 'the beginning of a break')
      const to = instant(one.to, place, 'the end of a break')
      if (from === null || to === null || to <= from) return []
      return [{ from, to, name: parseReason({ reason: one.name }, place) }]
    })
    .sort((one, other) => one.from - other.from)
}

function coordinates(wire: WireArena, place: Place): Arena['coordinates'] {
  const { latitude, longitude } = wire
  if ((latitude ?? longitude ?? null) === null) return null
  const within180 = (value: unknown, most: number): value is number =>
    typeof value === 'number' && Math.abs(value) <= most
  if (within180(latitude, 90) && within180(longitude, 180)) return { latitude, longitude }
  warn(
    place,
    'bad-number',
    `the coordinates ${printable(latitude)}, ${printable(longitude)} are no place: left out`,
  )
  return null
}

export function parseStreams(
  wire: WireTournament,
  fields: { has(id: string): boolean },
  place: Place,
): Stream[] {
  const seen = new Set<string>()
  return records<WireStream>(wire.streams, place, 'the list of streams').flatMap((stream) => {
    const at = within(place, 'stream', stream.id)
    const id = identity(stream.id, at, 'the stream')
    if (id === null || !firstOf(seen, id, at, 'the stream')) return []
    return [
      {
        id,
        name: name(stream.name, at, 'the name'),
        url: httpsLink(stream.url, at, 'the address'),
        provider: optionalName(stream.provider, at, 'the provider'),
        fieldId: known(stream.fieldId, fields, at, 'unknown-field', 'field'),
        requiresPass: stream.requiresPass === true,
      },
    ]
  })
}

export function parseSponsors(wire: WireTournament, place: Place): Sponsor[] {
  const seen = new Set<string>()
  return records<WireSponsor>(wire.sponsors, place, 'the list of sponsors').flatMap((sponsor) => {
    const at = within(place, 'sponsor', sponsor.id)
    const id = identity(sponsor.id, at, 'the sponsor')
    if (id === null || !firstOf(seen, id, at, 'the sponsor')) return []
    return [
      {
        id,
        name: name(sponsor.name, at, 'the name'),
        url: httpsLink(sponsor.url, at, 'the address'),
        placement: optionalName(sponsor.placement, at, 'the placement') ?? 'footer',
        text: optionalName(sponsor.text, at, 'the text'),
      },
    ]
  })
}

/** Returns the former ids of teams and matches; a service that knows none gives an edition without them. */
export function parseFormerIds(wire: WireTournament, place: Place): { formerIds?: FormerId[] } {
  const formerIds = records<WireFormerId>(wire.formerIds, place, 'the list of former ids').flatMap(
    ({ former: id, teamId, matchId }): FormerId[] => {
      const [former, team, match] = [reference(id), reference(teamId), reference(matchId)]
      if (former === null) return []
      if (team !== null) return [{ kind: 'team', former, id: team }]
      return match === null ? [] : [{ kind: 'match', former, id: match }]
    },
  )
  return formerIds.length === 0 ? {} : { formerIds }
}
