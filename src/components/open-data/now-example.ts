import { localized } from '../../domain/presentation/addresses.ts'
import { perLocale, type Words } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

const address = (path: string): Words =>
  perLocale((locale) => `https://cup.example${localized(path, locale)}`)

/** A team's file between two matches. A test compares its fields with those of a real file. */
export function nowExample() {
  const group = {
    id: 'b16-1',
    name: perLocale((locale) => translator(locale)('placeholder.group', { code: 1 })),
  }
  return {
    version: 1,
    cup: { id: 'my-cup', name: 'My Cup' },
    year: 2026,
    timeZone: 'Europe/Stockholm',
    team: {
      id: 't1',
      name: 'IK Example 1',
      nation: 'SE',
      club: { id: 'c1', name: 'IK Example' },
      class: {
        id: 'b16',
        shortName: 'B16',
        name: perLocale((locale) => `${translator(locale)('categories.boys')} 16`),
      },
      group: group,
      page: address('/2026/teams/t1/'),
    },
    last: {
      id: 'm1',
      number: '101',
      state: 'finished',
      startsAt: '2026-07-07T08:00:00+02:00',
      day: '2026-07-07',
      movedFrom: null,
      field: 'Heden 5',
      arena: { name: 'Heden', latitude: 57.7, longitude: 11.98 },
      division: { ...group, kind: 'group' },
      round: null,
      home: { team: 't1', name: 'IK Example 1' },
      away: { team: 't2', name: 'HK Sample' },
      score: { home: 14, away: 12 },
      halfTime: { home: 7, away: 6 },
      penalties: null,
      decision: null,
      winner: 'home',
      page: address('/2026/matches/m1/'),
    },
    live: null,
    next: {
      id: 'm2',
      number: '140',
      state: 'scheduled',
      startsAt: '2026-07-07T13:55:00+02:00',
      day: '2026-07-07',
      movedFrom: '2026-07-07T13:20:00+02:00',
      field: 'Heden 9',
      arena: { name: 'Heden', latitude: 57.7, longitude: 11.98 },
      division: { ...group, kind: 'group' },
      round: null,
      home: { team: 't3', name: 'SK Other' },
      away: { team: 't1', name: 'IK Example 1' },
      score: null,
      halfTime: null,
      penalties: null,
      decision: null,
      winner: null,
      page: address('/2026/matches/m2/'),
    },
  }
}
