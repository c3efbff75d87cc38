import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ImportFault } from '../../../src/backend/import/fault.ts'
import { readImport } from '../../../src/backend/import/files/read-import.ts'
import type { ImportOptions } from '../../../src/backend/import/import-options.ts'
import { fixture, folderWith } from './temporary-files.ts'

type Plain = Record<string, unknown>

const RANKING = { points: { won: 2, tied: 1, lost: 0 }, chain: ['goal-difference', 'lots'] }
const score = (home: number, away: number) => ({ home, away })
const match = (id: string, home: string, away: string, more: Plain = {}) => ({
  id,
  home: { team: home },
  away: { team: away },
  ...more,
})
const cup = (division: Plain, more: Plain = {}, type = 'conference', category: Plain = {}) => ({
  format: 'cup/1',
  cup: { id: 'example', name: 'Example' },
  editions: [
    {
      year: 2026,
      ranking: RANKING,
      categories: [
        {
          id: 'b16',
          name: 'Boys 16',
          shortName: 'B16',
          gender: 'boys',
          teams: ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() })),
          stages: [{ id: 's', name: 'Stage', type, divisions: [{ id: 'd', name: 'Group 1', ...division }] }],
          ...category,
        },
      ],
      ...more,
    },
  ],
})

const readText = async (text: string | Uint8Array, options?: ImportOptions) =>
  readImport(join(folderWith({ 'cup.json': text }), 'cup.json'), options)
const read = (value: unknown) => readText(JSON.stringify(value))
const faultsOf = async (answer: ReturnType<typeof readImport>): Promise<readonly ImportFault[]> => {
  const found = await answer
  return found.ok ? found.warnings : found.faults
}
const faultLines = async (answer: ReturnType<typeof readImport>) =>
  (await faultsOf(answer)).map(({ level, place, problem }) => `${level} ${place}: ${problem}`)

const SEE_KEYS = 'remove it, or see /schema/cup.schema.json for the keys'
const IN_DIVISION = 'editions[0].categories[0].stages[0].divisions[0]'

describe('a file with many faults', () => {
  it('has all of them named in one run, each with place and remedy', async () => {
    const answer = await readImport(fixture('faulty-cup.json'))
    expect(answer.ok).toBe(false)
    const faults = answer.ok ? [] : answer.faults
    expect(faults.filter(({ level }) => level === 'fault')).toHaveLength(34)
    expect(
      faults.every(({ file, place, remedy }) => file === 'faulty-cup.json' && place !== '' && remedy !== ''),
    ).toBe(true)
    expect(faults).toMatchSnapshot()
  })
})

describe('the form of a file', () => {
  it('names every unknown key, a list in place of an object once, and what a missing key should hold', async () => {
    const document = cup({ colour: 'red', sponsors: [] }, { streaming: ['a', 'b'] }, 'conference', {
      gender: undefined,
    })
    expect(
      (await faultsOf(read(document))).map(({ place, problem, remedy }) => [place, problem, remedy]),
    ).toEqual([
      ['editions[0].streaming', '["a","b"] is a list', 'an object'],
      ['editions[0].categories[0].gender', 'missing', 'one of "boys", "girls", "mixed"'],
      [`${IN_DIVISION}.colour`, 'no such key in the format', SEE_KEYS],
      [`${IN_DIVISION}.sponsors`, 'no such key in the format', SEE_KEYS],
    ])
  })
})

describe('references', () => {
  it('finds a team of another category in a group', async () => {
    const document = cup({ teams: ['a', 'x'] })
    document.editions[0]?.categories.push({
      id: 'g16',
      name: 'Girls 16',
      shortName: 'G16',
      gender: 'girls',
      teams: [{ id: 'x', name: 'X' }],
      stages: [],
    })
    expect(await faultLines(read(document))).toEqual([
      `fault ${IN_DIVISION}.teams[1]: team "x" is of another category`,
    ])
  })

  it('offers the id that was probably meant', async () => {
    const document = cup({ matches: [match('m', 'aa', 'beta-hk-11')] }, {}, 'conference', {
      teams: [
        { id: 'beta-hk-1', name: 'Beta' },
        { id: 'AA', name: 'Alpha' },
      ],
    })
    const remedies = (await faultsOf(read(document))).map(({ remedy }) => remedy)
    expect(remedies).toEqual([
      'the id of a team of category "b16"; did you mean "AA"?',
      'the id of a team of category "b16"; did you mean "beta-hk-1"?',
    ])
  })

  it('warns of a nation code that nothing stands for, once', async () => {
    const teams = ['QQ', 'QQ', 'KO', 'TPE', '--', 'se'].map((nation, index) => ({
      id: `t${index}`,
      name: 'N',
      nation,
    }))
    expect(await faultLines(read(cup({}, {}, 'conference', { teams })))).toEqual([
      'warning editions[0].categories[0].teams[0].nation: unknown nation code "QQ"',
    ])
  })

  it('finds places that qualify twice, run backwards or do not exist', async () => {
    const range = (fromRank: number, toRank: number) => ({ fromRank, toRank, division: 'e' })
    const document = cup({
      teams: ['a', 'b', 'c'],
      qualification: [range(1, 2), range(2, 3), range(3, 2), range(3, 4)],
    })
    const stages = document.editions[0]?.categories[0]?.stages as Plain[]
    stages.push({ id: 's2', name: 'Play-off', type: 'playoff', divisions: [{ id: 'e', name: 'A' }] })
    expect(await faultLines(read(document))).toEqual([
      `fault ${IN_DIVISION}.qualification[1]: place 2 already qualifies in cup.json ${IN_DIVISION}.qualification[0]`,
      `fault ${IN_DIVISION}.qualification[2]: places 3–2 run backwards`,
      `fault ${IN_DIVISION}.qualification[3]: places 3–4 of a group of 3`,
    ])
  })

  it('finds lots of teams outside the group, and carried results between two of them', async () => {
    const document = cup({
      teams: ['a', 'b'],
      lots: ['c'],
      carriedOver: [
        { match: 'old', home: 'a', away: 'c', score: score(1, 0) },
        { home: 'c', away: 'd', score: score(1, 0) },
      ],
    })
    expect(await faultLines(read(document))).toEqual([
      `fault ${IN_DIVISION}.carriedOver[1].away: unknown team "d"`,
      `fault ${IN_DIVISION}.lots[0]: team "c" is not in the group`,
      `fault ${IN_DIVISION}.carriedOver[1].home: team "c" is not in the group`,
      `fault ${IN_DIVISION}.carriedOver[0].match: unknown match "old"`,
    ])
  })
})

describe('matches and tables', () => {
  const played = [
    match('m1', 'a', 'b', { state: 'finished', score: score(10, 8) }),
    match('m2', 'b', 'c', { state: 'finished', score: score(7, 7) }),
  ]
  const row = (
    team: string,
    rank: number,
    won: number,
    tied: number,
    lost: number,
    goals: [number, number],
  ) => ({
    team,
    rank,
    played: won + tied + lost,
    won,
    tied,
    lost,
    points: won * 2 + tied,
    goalsWon: goals[0],
    goalsLost: goals[1],
  })

  it('warns of a table that its matches contradict, naming both', async () => {
    const table = [
      row('a', 1, 1, 0, 0, [10, 8]),
      row('b', 2, 0, 1, 1, [16, 17]),
      row('c', 3, 0, 1, 0, [7, 7]),
    ]
    expect(await faultLines(read(cup({ teams: ['a', 'b', 'c'], matches: played, table })))).toEqual([
      `warning ${IN_DIVISION}.table[1]: the table of "Group 1" gives team "b" rank 2, goalsWon 16; its matches give rank 3, goalsWon 15`,
      `warning ${IN_DIVISION}.table[2]: the table of "Group 1" gives team "c" rank 3; its matches give rank 2`,
    ])
  })

  it('accepts any published order where nothing separates teams', async () => {
    const matches = [match('m', 'a', 'b', { state: 'finished', score: score(5, 5) })]
    const table = [row('b', 1, 0, 1, 0, [5, 5]), row('a', 2, 0, 1, 0, [5, 5])]
    expect(await faultLines(read(cup({ teams: ['a', 'b'], matches, table })))).toEqual([])
  })

  it('warns of a knock-out finished level and of a winner against the score', async () => {
    const matches = [
      match('m1', 'a', 'b', { round: { rank: 1, index: 1 }, state: 'finished', score: score(9, 9) }),
      match('m2', 'a', 'c', {
        round: { rank: 1, index: 2 },
        state: 'finished',
        score: score(9, 9),
        penalties: score(4, 3),
      }),
      match('m3', 'b', 'c', {
        round: { rank: 0, index: 1 },
        state: 'finished',
        score: score(9, 8),
        winner: 'away',
      }),
      match('m4', 'c', 'b', {
        round: { rank: 0, index: 2 },
        state: 'finished',
        score: score(9, 9),
        penalties: score(3, 3),
        winner: 'home',
      }),
    ]
    expect(await faultLines(read(cup({ matches }, {}, 'playoff')))).toEqual([
      `warning ${IN_DIVISION}.matches[0]: knock-out match "m1" is finished level, 9–9, and nothing says who won`,
      `warning ${IN_DIVISION}.matches[2].winner: winner "away" and the score 9–8 contradict each other`,
      `warning ${IN_DIVISION}.matches[3].penalties: penalties 3–3 decide nothing`,
    ])
  })

  it('lets a class without published results be finished without scores', async () => {
    const matches = [match('m1', 'a', 'b', { state: 'finished' })]
    expect(await faultLines(read(cup({ matches }, {}, 'conference', { hideMatchResults: true })))).toEqual([])
    expect(await faultLines(read(cup({ matches })))).toHaveLength(1)
  })

  it('fills the teams of a group from its matches', async () => {
    const answer = await read(cup({ matches: played }))
    expect(answer.ok && answer.document.editions[0]?.categories[0]?.stages[0]?.divisions[0]?.teams).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})

describe('texts', () => {
  const named = (name: string) => cup({}, {}, 'conference', { teams: [{ id: 'a', name }] })
  const place = 'editions[0].categories[0].teams[0].name'

  it.each([
    ['\u0000', 'the control character U+0000 in "A\\u0000B"'],
    ['\n', 'the control character U+000A in "A\\nB"'],
    ['\u0085', 'the control character U+0085 in "A\\u0085B"'],
    ['\u2028', 'the control character U+2028 in "A\\u2028B"'],
    ['\ud800', 'half of a surrogate pair in "A\\ud800B"'],
  ])('refuses %j in a name', async (character, problem) => {
    expect(await faultLines(read(named(`A${character}B`)))).toEqual([`fault ${place}: ${problem}`])
  })

  it('refuses control characters in ids and takes every other one', async () => {
    const teams = ['../x', '%00', 'a/b', 'ö', ' '].map((id) => ({ id, name: 'N' }))
    expect(await faultLines(read(cup({}, {}, 'conference', { teams })))).toEqual([])
    const bad = cup({}, {}, 'conference', { teams: [{ id: 'a\u0000', name: 'N' }] })
    expect(await faultLines(read(bad))).toEqual([
      'fault editions[0].categories[0].teams[0].id: the control character U+0000 in "a\\u0000"',
    ])
  })

  it('trims spaces, and keeps a no-break space between words', async () => {
    const answer = await read(named('  IK\u00a0Example № 4 '))
    expect(answer.ok && answer.document.editions[0]?.categories[0]?.teams[0]?.name).toBe(
      'IK\u00a0Example № 4',
    )
  })

  it('warns of invisible direction marks', async () => {
    expect(await faultLines(read(named('A\u202eB')))).toEqual([
      `warning ${place}: the invisible direction mark U+202E in "A\\u202eB"`,
    ])
  })

  it('takes line breaks in announcements', async () => {
    expect(await faultLines(read(cup({}, { announcements: [{ text: 'One\nTwo' }] })))).toEqual([])
  })

  it('names a __proto__ key and is not touched by it', async () => {
    const text = JSON.stringify(cup({})).replace('"year":2026', '"__proto__":{"polluted":1},"year":2026')
    expect(await faultLines(readText(text))).toEqual([
      'fault editions[0].__proto__: no such key in the format',
    ])
    expect(({} as Plain).polluted).toBeUndefined()
  })
})

describe('files that cannot be read', () => {
  it.each([
    ['{"a": 1,}', '1:9', 'not JSON: expected a key in double quotes, found "}" (a comma too many before it)'],
    ['{"a": [1, 2\n  "b"]}', '2:3', 'not JSON: expected "," or "]", found "\\""'],
    ['{"a":\n\n tru', '3:2', 'not JSON: expected a value, found "t"'],
    [
      '{"a": "x\n"}',
      '1:7',
      'not JSON: a string that is not closed, or holds a line break or a bad \\ escape',
    ],
    ['{"a": 1', '1:8', 'not JSON: expected "," or "}", the file ends'],
    ["{'a': 1}", '1:2', 'not JSON: expected a key in double quotes, found "\'"'],
    ['', '1:1', 'not JSON: expected a value, the file ends'],
    ['[] []', '1:4', 'not JSON: found "[" after the end of the JSON value'],
  ])('%j is no JSON at its line and column', async (text, place, problem) => {
    expect(await faultLines(readText(text))).toEqual([`fault ${place}: ${problem}`])
  })

  it('names the byte that is not UTF-8', async () => {
    const text = Buffer.from('{"name":\n "Åsö', 'latin1')
    expect(await faultLines(readText(text))).toEqual(['fault 2:3: a byte that is not UTF-8'])
    expect(await faultLines(readText(Buffer.from('{"é"}', 'utf8').subarray(0, 3)))).toEqual([
      'fault 1:3: a byte that is not UTF-8',
    ])
    expect(await faultLines(readText(Buffer.from('\ufeff{}', 'utf16le')))).toEqual([
      'fault 1:1: the file is UTF-16',
    ])
  })

  it('takes a byte order mark', async () => {
    expect((await readText(`\ufeff${JSON.stringify(cup({}))}`)).ok).toBe(true)
  })

  it('refuses more than 200 MB', async () => {
    const folder = folderWith({})
    writeFileSync(join(folder, 'cup.json'), '')
    truncateSync(join(folder, 'cup.json'), 200_000_001)
    expect(await faultLines(readImport(join(folder, 'cup.json')))).toEqual([
      'fault : the file is too large: 201 MB',
    ])
  })

  it.each([['{}'], ['[]'], ['null'], ['"text"'], ['5'], ['{"matches":[]}']])(
    '%s is not recognised, and it says what was looked for',
    async (text) => {
      const [fault] = await faultsOf(readText(text))
      expect(fault?.problem).toBe('the format is not recognised')
      expect(fault?.remedy).toMatch(/"format": "cup\/1".*matches\.csv.*openfootball/)
    },
  )

  it('says so where there is nothing', async () => {
    expect(await faultLines(readImport('/nowhere/at/all'))).toEqual(['fault : no such file or folder'])
    expect(await faultLines(readImport(folderWith({ 'arenas.csv': 'name\nA' })))).toEqual([
      'fault : CSV files, and neither matches.csv nor teams.csv among them',
    ])
    expect(await faultLines(readImport(folderWith({ 'teams.csv': 'name\nA' })))).toEqual([
      'fault 2:1: nothing tells the year',
    ])
  })
})

describe('a folder of cup files', () => {
  const year = (number: number) => JSON.stringify(cup({}, { year: number }))

  it('is one cup with all their editions, faults named by file', async () => {
    const answer = await readImport(folderWith({ 'a.json': year(2025), 'b.json': year(2026) }))
    expect(answer.ok && answer.document.editions.map((edition) => edition.year)).toEqual([2025, 2026])
    const again = await readImport(folderWith({ 'a.json': year(2026), 'b.json': year(2026) }))
    expect(again.ok ? [] : again.faults.map(({ file, place }) => `${file} ${place}`)).toEqual([
      'b.json editions[0].year',
    ])
  })

  it('refuses two cups, unless one name is given for both', async () => {
    const other = year(2025).replace('"example"', '"other"')
    const folder = folderWith({ 'a.json': year(2026), 'b.json': other })
    expect(await faultLines(readImport(folder))).toEqual(['fault cup.id: another cup, "other"'])
    const answer = await readImport(folder, { cup: 'mine', name: 'Mine' })
    expect(answer.ok && answer.document.cup).toMatchObject({ id: 'mine', name: 'Mine' })
  })
})

describe('a match that was called off', () => {
  it('has no score where it was never played, and replays another match of its division', async () => {
    const lines = await faultLines(
      read(
        cup({
          matches: [
            match('m1', 'a', 'b', { state: 'cancelled', score: score(1, 0) }),
            match('m2', 'a', 'c', { state: 'annulled', score: score(1, 0) }),
            match('m3', 'a', 'c', { replays: 'm2' }),
            match('m4', 'b', 'c', { replays: 'm4' }),
            match('m5', 'c', 'b', { replays: 'gone' }),
          ],
        }),
      ),
    )
    expect(lines).toEqual([
      `fault ${IN_DIVISION}.matches[0].score: match "m1" has the score 1–0 and is cancelled`,
      `fault ${IN_DIVISION}.matches[3].replays: match "m4" replays match "m4", which is not another match of its division`,
      `fault ${IN_DIVISION}.matches[4].replays: match "m5" replays match "gone", which is not another match of its division`,
    ])
  })
})
