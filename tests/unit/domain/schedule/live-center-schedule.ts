import type { Schedule } from '../../../../src/domain/schedule/schedule.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { category, clubTeam, group } from '../builders.ts'

const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  new Map(list.map((item) => [item.id, item]))

/** A schedule of two classes with awkward names around the given matches. */
export function scheduleOf(matches: readonly Match[]): Schedule {
  return {
    year: 2026,
    revision: 'epoch.7',
    cupId: 'cup',
    tournamentId: 't26',
    categories: byId([
      category(),
      category({ id: 'G14', shortName: 'G14', name: { en: 'Girls 14', sv: 'Flickor 14' } }),
    ]),
    teams: byId([
      clubTeam('A', { name: 'Ørstavik IL', nationCode: 'NO' }),
      clubTeam('B', { name: 'MKS Łódzica 2', nationCode: 'PL' }),
      clubTeam('C', { name: 'IK Sävhult', nationCode: 'SE' }),
    ]),
    divisions: byId([group()]),
    arenas: new Map(),
    fields: byId([
      { id: 'h7', arenaId: 'heden', name: 'Heden 7', aliases: [] },
      { id: 'h17', arenaId: 'heden', name: 'Heden 17', aliases: [] },
    ]),
    streams: new Map(),
    matches: byId(matches),
    nations: new Map([
      ['NO', { key: 'no', flag: 'no', names: { en: 'Norway', sv: 'Norge' }, known: true }],
      ['PL', { key: 'pl', flag: 'pl', names: { en: 'Poland', sv: 'Polen' }, known: true }],
      ['SE', { key: 'se', flag: 'se', names: { en: 'Sweden', sv: 'Sverige' }, known: true }],
    ]),
  }
}
