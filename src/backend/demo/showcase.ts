import { inEachLanguage } from '../../i18n/service-text.ts'
import type { EditionDocument } from '../document/cup-document.ts'
import type { Area } from './arenas.ts'
import type { Bracket, Fixture } from './fixtures.ts'
import type { Random } from './random.ts'

/** The home page shows fifteen matches; the service may name more. */
const FEATURED = 18
const STREAMED_SINCE = 2016

export function buildStreams(
  year: number,
  areas: readonly Area[],
  random: Random,
): EditionDocument['streams'] {
  if (year < STREAMED_SINCE) return []
  const fields = areas.flatMap((area) => area.fields.slice(0, 2)).slice(0, random.int(3, 6))
  return fields.map((field, index) => ({
    id: `stream-${index + 1}`,
    name: `${field.name} live`,
    url: `https://stream.example/${year}/${field.id}`,
    provider: 'Example TV',
    field: field.id,
    requiresPass: index % 2 === 1,
  }))
}

/** Gives every match on a field with a camera its stream. */
export function linkStreams(streams: EditionDocument['streams'], fixtures: readonly Fixture[]): void {
  const byField = new Map(streams.map((stream) => [stream.field, stream.id]))
  for (const { document } of fixtures) {
    const stream = document.field ? byField.get(document.field) : undefined
    if (stream) document.stream = stream
  }
}

/** Returns the live and next matches of an edition under way, or afterwards the finals, the oldest class first. */
export function featuredMatches(fixtures: readonly Fixture[], brackets: readonly Bracket[]): string[] {
  const shown = fixtures.filter(
    ({ document }) => 'team' in document.home && 'team' in document.away && document.startsAt,
  )
  const live = shown.filter(({ document }) => document.state === 'live')
  const next = shown
    .filter(({ document }) => document.state === 'scheduled')
    .sort((a, b) => startOf(a) - startOf(b) || a.document.id.localeCompare(b.document.id))
  if (live.length + next.length > 0) {
    const streamedFirst = [...live].sort((a, b) => Number(!a.document.stream) - Number(!b.document.stream))
    return [...streamedFirst.slice(0, FEATURED - 6), ...next]
      .slice(0, FEATURED)
      .map(({ document }) => document.id)
  }
  const finals = brackets
    .filter((bracket) => bracket.letter === 'A')
    .sort((a, b) => (b.ageClass.age ?? 0) - (a.ageClass.age ?? 0))
    .flatMap((bracket) => bracket.rounds.at(-1)?.slice(0, 1) ?? [])
  return finals.slice(0, FEATURED).map(({ document }) => document.id)
}

const startOf = (fixture: Fixture): number => Date.parse(fixture.document.startsAt ?? '2999-01-01T00:00:00Z')

export function buildSponsors(year: number): EditionDocument['sponsors'] {
  const all: EditionDocument['sponsors'] = [
    {
      id: 'exempelbanken',
      name: 'Exempelbanken',
      url: 'https://bank.example/',
      placement: 'home',
      text: 'Main sponsor',
    },
    { id: 'nordsken', name: 'Nordsken Energi', url: 'https://nordsken.example/', placement: 'home' },
    { id: 'bageriet', name: 'Fiktiva Bageriet', url: 'https://bageri.example/', placement: 'footer' },
    { id: 'pahittad', name: 'Påhittad El & VVS', url: 'https://elvvs.example/', placement: 'footer' },
    { id: 'example-ab', name: 'Example AB', placement: 'footer' },
    {
      id: 'skargard',
      name: 'Skärgårdsfärjan',
      url: 'https://farja.example/',
      placement: 'footer',
      text: 'Vi seglar',
    },
  ]
  return year < 2014 ? all.slice(2, 4) : year < 2019 ? all.slice(1, 5) : all
}

export function buildAnnouncements(year: number): EditionDocument['announcements'] {
  if (year < 2022) return []
  const closing = {
    text: inEachLanguage('demo.thanks', { year }),
  }
  if (year < 2026) return [closing]
  return [
    {
      text: inEachLanguage('demo.heat'),
    },
    {
      text: inEachLanguage('demo.playOffsBegin'),
      button: {
        link: 'https://silversill.example/pass',
        text: inEachLanguage('demo.getPass'),
      },
    },
  ]
}

export function buildStreaming(year: number): EditionDocument['streaming'] {
  if (year < STREAMED_SINCE) return undefined
  return {
    info: inEachLanguage('demo.streamed'),
    access: inEachLanguage('demo.needsPass'),
  }
}
