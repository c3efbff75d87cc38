import { describe, expect, it } from 'vitest'
import { returnPath } from '../../../../src/domain/account/return-path.ts'
import { actWord, namedInAct } from '../../../../src/domain/organiser/act-words.ts'
import { fileSize } from '../../../../src/domain/organiser/file-size.ts'
import {
  findCorrectables,
  findMatches,
  nameOfCorrectable,
} from '../../../../src/domain/organiser/found-correctables.ts'
import { givenText } from '../../../../src/domain/organiser/given-text.ts'
import type { OrganisersEdition } from '../../../../src/domain/organiser/organisers-edition.ts'
import { SECTIONS, sectionAt, sectionsOf } from '../../../../src/domain/organiser/sections.ts'

describe('the parts of the page', () => {
  it('are all an owner’s, all but people an editor’s, and none a scorer’s', () => {
    expect(sectionsOf('owner')).toEqual(SECTIONS)
    expect(sectionsOf('editor')).toEqual(SECTIONS.filter((section) => section !== 'people'))
    expect(sectionsOf('scorer')).toEqual([])
  })

  it('are named by the fragment; the first one is shown for any other', () => {
    expect(sectionAt('#log')).toBe('log')
    expect(['', '#', '#nothing', '#join=x'].map(sectionAt)).toEqual(Array(4).fill('state'))
  })

  it('are where a visitor comes back to after signing in', () => {
    expect(returnPath('/admin/')).toBe('/admin/')
    expect(returnPath('/sv/admin/#log')).toBe('/sv/admin/#log')
    for (const other of ['//admin/', '/admin', '/admin/x/', '/de/admin/', 'https://x.example/admin/'])
      expect([other, returnPath(other)]).toEqual([other, null])
  })
})

describe('the words of an act', () => {
  it('say what was changed, whatever else the change holds', () => {
    expect(actWord({ kind: 'change', what: { change: { key: 'k', set: { part: 'lots' } } } })).toBe('lots')
    expect(actWord({ kind: 'change', what: { change: { key: 'k', renameTeam: {} } } })).toBe('renameTeam')
    expect(actWord({ kind: 'withdraw', what: {} })).toBe('withdraw')
    expect(actWord({ kind: 'play', what: { report: { kind: 'SCORE' } } })).toBe('report')
    expect(actWord({ kind: 'something new', what: {} })).toBe('report')
    expect(namedInAct({ kind: 'report', what: { report: { kind: 'CANCEL' } } })).toBe('CANCEL')
    expect(namedInAct({ kind: 'report', what: {} })).toBe('')
    expect(namedInAct({ kind: 'moveMatches', what: { move: { matches: [{}, {}] } } })).toBe('2')
    expect(namedInAct({ kind: 'setScreen', what: { number: 202, name: 'Entrén', shows: null } })).toBe(
      '202 · Entrén',
    )
  })
})

describe('what is searched', () => {
  const team = (id: string, name: string) => ({ id, name, nation: null, isWithdrawn: false })
  const edition: OrganisersEdition = {
    published: { clubs: true, teams: true, lot: true, schedule: true },
    announcements: [],
    featured: [],
    streams: [],
    arenas: [
      {
        id: 'r',
        name: 'Örebro',
        area: null,
        latitude: null,
        longitude: null,
        fields: [{ id: 'f', name: 'Örebro 1' }],
      },
    ],
    clubs: [{ id: 'k', name: 'Örby IS', nation: 'SE' }],
    categories: [
      {
        id: 'b',
        name: 'Boys 14',
        shortName: 'B14',
        hidden: { matchResults: false, conferenceResults: false },
        teams: [team('a', 'Örby IS 1'), ...Array.from({ length: 40 }, (_, n) => team(`x${n}`, `Many ${n}`))],
        groups: [],
      },
    ],
    matches: [
      {
        id: 'm',
        number: '17',
        categoryId: 'b',
        home: 'Örby IS 1',
        away: 'Many 1',
        startsAt: null,
        state: 'scheduled',
      },
    ],
  }
  const names = (words: string) =>
    findCorrectables(edition, words).map(
      (correctable) => `${correctable.kind} ${nameOfCorrectable(correctable)}`,
    )

  it('is found without regard to marks and capitals, in any order of the words', () => {
    expect(names('orby')).toEqual(['team Örby IS 1', 'club Örby IS'])
    expect(names('b14 ÖRBY')).toEqual(['team Örby IS 1'])
    expect(names('örebro')).toEqual(['arena Örebro', 'field Örebro 1'])
  })

  it('is nothing for no words, and thirty at most', () => {
    expect(names(' ')).toEqual([])
    expect(names('many')).toHaveLength(30)
  })

  it('finds matches by number and side', () => {
    expect(findMatches(edition, '17').map(({ id }) => id)).toEqual(['m'])
    expect(findMatches(edition, 'many orby').map(({ id }) => id)).toEqual(['m'])
    expect(findMatches(edition, '18')).toEqual([])
  })
})

describe('texts', () => {
  it('are those of the language, or the one for all', () => {
    expect(givenText('Heden', 'sv')).toBe('Heden')
    expect(givenText({ en: 'Rain', sv: 'Regn' }, 'sv')).toBe('Regn')
  })

  it('give bytes in the largest unit', () => {
    expect([0, 999, 1000, 65_400_000_000, 5e15].map(fileSize)).toEqual([
      '0 B',
      '999 B',
      '1 kB',
      '65 GB',
      '5000 TB',
    ])
  })
})
