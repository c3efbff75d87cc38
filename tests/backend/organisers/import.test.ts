import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importCup } from '../../../src/backend/cup-import/import-cup.ts'
import { takeImport } from '../../../src/backend/cup-import/take-import.ts'
import { onCopy } from '../../../src/backend/database/on-copy.ts'
import { importFiles } from '../../../src/backend/import/files/import-files.ts'
import { OPERATOR } from '../../../src/backend/results/access/actor.ts'
import { beginCup } from '../../../src/backend/results/begin-cup.ts'
import { readCup } from '../../../src/backend/results/read-cup.ts'
import { LARGEST_IMPORT } from '../../../src/domain/organiser/import-preview.ts'
import { describeOnBoth, openTestDatabase } from '../../support/databases.ts'
import { edition2026 } from '../results/cup-builder.ts'
import {
  DOCUMENTS,
  importBody,
  newKey,
  type OrganisedCup,
  startOrganisedCup,
  type Who,
} from './organised-cup.ts'

const HEAD = 'class;division;date;time;field;home;away;homeScore;awayScore'
const SCHEDULE = {
  'cup 2027.csv': [
    HEAD,
    'B16;Group 1;2027-07-07;08:00;Heden 5;IK Example 1;HK Sample;;',
    'B16;Group 1;2027-07-07;09:00;Heden 5;HK Sample;IF Third;;',
  ].join('\n'),
}
const alter = (change: (text: string) => string) => ({ 'cup 2027.csv': change(SCHEDULE['cup 2027.csv']) })

describeOnBoth('an import on the page', (engine) => {
  let cup: OrganisedCup
  beforeEach(async () => {
    cup = await startOrganisedCup(engine, edition2026())
  })
  afterEach(() => cup.dispose())

  const store = async (files: Readonly<Record<string, string>>, more: object = {}, who: Who = 'editor') => {
    const { json } = await cup.import(who, files, more)
    const { token, lost } = json
    return cup.import(who, files, { ...more, token, agreed: lost.reports + lost.played })
  }

  it('is for owners, editors and the key of the operator; others get a sentence, and nothing is stored', async () => {
    const before = await cup.stored()
    for (const who of ['scorer', 'visitor', 'nobody'] as const)
      for (const token of [null, 'x']) {
        const { status, json } = await cup.import(who, SCHEDULE, { token })
        expect([who, status]).toEqual([who, who === 'nobody' ? 401 : 403])
        expect(json).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) })
      }
    for (const who of ['operator', 'owner', 'editor'] as const)
      expect((await cup.import(who, SCHEDULE)).status).toBe(200)
    expect(await cup.stored()).toBe(before)
    for (const who of ['operator', 'owner', 'editor'] as const)
      expect((await store(SCHEDULE, {}, who)).status).toBe(200)
  })

  it('tells by class what would change, stores that with one press, and logs it', async () => {
    const { json: preview } = await cup.import('owner', SCHEDULE)
    expect(preview).toMatchObject({ cupName: 'Test Cup', format: 'CSV', lost: { reports: 0, played: 0 } })
    expect(preview.editions).toMatchObject([{ year: 2027, isStored: false, teams: 3, matches: 2 }])
    expect(preview.tables[0].columns[4]).toEqual({
      header: 'field',
      position: 5,
      column: 'field',
      samples: ['Heden 5'],
    })
    expect((await store(SCHEDULE)).json.editions[0].isChanged).toBe(true)
    expect((await cup.look('owner', '../t2027/acts')).json.acts[0]).toMatchObject({
      kind: 'import',
      actor: expect.stringMatching(/^account \d+$/),
      what: { file: 'cup 2027.csv', teams: [3, 0, 0], matches: [2, 0, 0] },
      canUndo: false,
    })
    const next = alter((text) => text.replace('08:00', '08:30').replace('IF Third', 'IF Fourth'))
    const { json } = await cup.import('owner', next)
    expect(json.editions[0]).toMatchObject({ isStored: true, ids: { renamed: [{ now: 'IF Fourth' }] } })
    expect(json.editions[0].changes).toMatchObject([
      {
        name: 'B16',
        teams: { added: { count: 0 }, changed: { count: 1, names: ['IF Fourth'] }, removed: { count: 0 } },
        matches: { added: { count: 0 }, changed: { names: ['IK Example 1 – HK Sample'] } },
      },
    ])
  })

  it('asks for what the file leaves open, tells faults with their class and line, and takes the answers', async () => {
    const open = alter((text) => text.replaceAll('2027-07-07', '5/7/2027').replace('home', 'Laget'))
    const { json } = await cup.import('editor', open)
    expect(json.token).toBeNull()
    expect(json.faults).toContainEqual(expect.objectContaining({ asks: 'dates', className: 'B16' }))
    const columns = [['Laget', 6, 'home']]
    const answered = await cup.import('editor', open, { columns, options: { dates: 'dmy' } })
    expect(answered.json.faults.filter(({ level }: { level: string }) => level === 'fault')).toEqual([])
    expect((await store(open, { columns, options: { dates: 'dmy' } })).status).toBe(200)
    expect((await cup.look('owner', '../t2027/edition')).json.matches[0].startsAt).toMatch(
      /^2027-07-05T08:00/,
    )
  })

  it('is answered in the language of its page', async () => {
    const open = alter((text) => text.replaceAll('2027-07-07', '5/7/2027'))
    const { json } = await cup.import('editor', open, {}, 'sv')
    expect(json.faults[0]).toMatchObject({
      asks: 'dates',
      problem: expect.stringMatching(/^dag och månad kan vara omkastade/),
    })
    const wrongZone = { options: { zone: 'Mars' } }
    expect((await cup.import('editor', open, wrongZone, 'sv')).json).toEqual({
      message: 'Tidszon "Mars": det finns ingen sådan tidszon; en är Europe/Stockholm.',
    })
    const unseen = await cup.import('editor', SCHEDULE, { token: 'x' }, 'sv')
    expect(unseen).toMatchObject({
      status: 409,
      json: { message: expect.stringMatching(/^Någon har ändrat/) },
    })
    const visitor = await cup.import('visitor', SCHEDULE, {}, 'sv')
    expect(visitor.json.message).not.toBe((await cup.import('visitor', SCHEDULE)).json.message)
  })

  it('is refused where somebody has changed the edition since the preview, or the file is another', async () => {
    await store(SCHEDULE)
    const next = alter((text) => text.replace('09:00', '10:00'))
    const { token } = (await cup.import('editor', next)).json
    await cup.ask('owner', DOCUMENTS.CHANGE, {
      tournamentId: 't2027',
      change: { key: newKey(), set: { part: 'announcements', value: JSON.stringify([{ text: 'Rain' }]) } },
    })
    const before = await cup.stored()
    const { status, json } = await cup.import('editor', next, { token })
    expect([status, json.message]).toEqual([409, expect.stringContaining('look again')])
    const { token: fresh } = (await cup.import('editor', next)).json
    expect((await cup.import('editor', SCHEDULE, { token: fresh })).status).toBe(409)
    expect(await cup.stored()).toBe(before)
    expect((await cup.import('editor', next, { token: fresh })).status).toBe(200)
  })

  it('keeps reports and lists them, and discards them only where that is agreed to by its count', async () => {
    await store(SCHEDULE)
    const [match] = (await cup.look('owner', '../t2027/edition')).json.matches
    const report = { key: newKey(), kind: 'CORRECTION', state: 'FINISHED', homeScore: 9, awayScore: 8 }
    await cup.ask('operator', DOCUMENTS.REPORT, { tournamentId: 't2027', matchId: match.id, report })
    const next = alter((text) => text.replace('HK Sample;;', 'HK Sample;5;4'))
    const kept = (await cup.import('editor', next)).json
    expect(kept.lost).toEqual({ reports: 0, played: 0 })
    expect(kept.editions[0].conflicts).toMatchObject([{ about: 'result', isFromFile: false }])
    const discardReports = true
    const { token, lost } = (await cup.import('editor', next, { discardReports })).json
    expect(lost).toEqual({ reports: 1, played: 1 })
    const before = await cup.stored()
    expect((await cup.import('editor', next, { discardReports, token })).status).toBe(409)
    expect((await cup.import('editor', next, { token, agreed: 2 })).status).toBe(409)
    expect(await cup.stored()).toBe(before)
    expect((await cup.import('editor', next, { discardReports, token, agreed: 2 })).status).toBe(200)
  })

  it('is of the own cup alone, and of files that arrive as a whole and are not too large', async () => {
    const elsewhere = await fetch(`${cup.origin}/organisers/other-cup/import`, {
      method: 'POST',
      headers: cup.headersOf('owner'),
      body: 'x',
    })
    expect(elsewhere.status).toBe(404)
    const named = JSON.stringify({
      format: 'cup/1',
      cup: { id: 'other-cup', name: 'X' },
      editions: [edition2026()],
    })
    expect((await store({ 'x.json': named })).status).toBe(200)
    expect(await cup.db.selectFrom('cup').select('id').execute()).toEqual([{ id: 'test-cup' }])
    const cut = await cup.import('owner', SCHEDULE, { files: [{ name: 'a.csv', size: 9_999 }] })
    expect([cut.status, cut.json.message]).toEqual([422, 'A file did not arrive as a whole: try again.'])
    const large = await cup.import('owner', { 'a.csv': new Uint8Array(LARGEST_IMPORT) })
    expect([large.status, large.json.message]).toEqual([413, expect.stringContaining('20 MB at most')])
  })
})

describeOnBoth('a database without any cup', (engine) => {
  it('begins with an edition of nothing, which the first import replaces, and nothing else does', async () => {
    const { db, dispose } = await openTestDatabase(engine)
    try {
      await beginCup(db, 'my-cup', Date.parse('2026-05-01T00:00:00Z'))
      await beginCup(db, 'my-cup', Date.parse('2027-05-01T00:00:00Z'))
      await beginCup(db, 'other-cup', Date.parse('2027-05-01T00:00:00Z'))
      const years = async () =>
        (await db.selectFrom('edition').select(['cup_id', 'year']).orderBy('year').execute()).map(
          ({ cup_id, year }) => `${cup_id} ${year}`,
        )
      expect(await years()).toEqual(['my-cup 2026'])
      const actor = OPERATOR
      const body = importBody(SCHEDULE)
      const task = { cupId: 'my-cup', actor, now: Date.parse('2026-05-01T00:00:00Z'), locale: 'en' as const }
      const looked = await takeImport(db, { ...task, body })
      expect(await years()).toEqual(['my-cup 2026'])
      const token = 'preview' in looked ? looked.preview.token : null
      expect((await takeImport(db, { ...task, body: importBody(SCHEDULE, { token }) })).kind).toBe('stored')
      expect(await years()).toEqual(['my-cup 2027'])
    } finally {
      await dispose()
    }
  })

  it('holds the same after an import by command as by page', async () => {
    const one = await openTestDatabase(engine)
    const other = await openTestDatabase(engine)
    try {
      const files = [{ file: 'cup 2027.csv', bytes: Buffer.from(SCHEDULE['cup 2027.csv']) }]
      const read = await importFiles(files, 'cup 2027.csv', false, { cup: 'my-cup' })
      if (!read.ok) throw new Error(JSON.stringify(read.faults))
      await importCup(one.db, read.document, {
        givenIds: read.givenIds,
        prefersFile: null,
        discardReports: false,
        isTrial: false,
      })
      const task = { cupId: 'my-cup', actor: OPERATOR, now: Date.now(), locale: 'en' as const }
      const looked = await takeImport(other.db, { ...task, body: importBody(SCHEDULE) })
      const token = 'preview' in looked ? looked.preview.token : null
      await takeImport(other.db, { ...task, body: importBody(SCHEDULE, { token }) })
      expect(await readCup(other.db, 'my-cup', null)).toEqual(await readCup(one.db, 'my-cup', null))
      expect(await readCup(one.db, 'my-cup', 2027)).not.toBeNull()
    } finally {
      await one.dispose()
      await other.dispose()
    }
  })
})

describeOnBoth('what is only tried', (engine) => {
  let cup: OrganisedCup
  let dataDir: string
  beforeEach(async () => {
    cup = await startOrganisedCup(engine, edition2026())
    dataDir = mkdtempSync(join(tmpdir(), 'cup-trial-'))
  })
  afterEach(async () => {
    rmSync(dataDir, { recursive: true })
    await cup.dispose()
  })

  it('is done on a copy, which is gone afterwards, while others may write', async () => {
    const { db, target } = cup
    await onCopy({ database: target, dataDir }, db, { of: 'import', years: [2026] }, async (copy) => {
      await copy.transaction().execute(async (trx) => {
        await trx.updateTable('edition').set({ revision: 99 }).execute()
        await trx.updateTable('match').set({ number: 'tried' }).execute()
        await db.updateTable('edition').set({ revision: 77 }).execute()
      })
    })
    expect(await db.selectFrom('edition').select('revision').execute()).toEqual([{ revision: 77 }])
    expect(await db.selectFrom('match').select('number').where('number', '=', 'tried').execute()).toEqual([])
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('is disturbed by nothing that a source tries meanwhile', async () => {
    const { db, target } = cup
    const trial = (of: 'import' | 'source') =>
      onCopy({ database: target, dataDir }, db, { of, years: [2026] }, async (copy) => {
        await copy.updateTable('cup').set({ name: of }).execute()
        return (await copy.selectFrom('cup').select('name').executeTakeFirstOrThrow()).name
      })
    expect(await Promise.all([trial('import'), trial('source')])).toEqual(['import', 'source'])
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('is done of a year that is new', async () => {
    const { db, target } = cup
    const years = await onCopy({ database: target, dataDir }, db, { of: 'import', years: [2027] }, (copy) =>
      copy.selectFrom('edition').select('year').execute(),
    )
    expect(years).toEqual([{ year: 2026 }])
  })

  it('tells what the database itself would tell, what was played included', async () => {
    const { db, target } = cup
    const stored = await readCup(db, 'test-cup', 2026)
    const matchId = stored?.editions[0]?.categories[0]?.stages[0]?.divisions[0]?.matches[0]?.id ?? ''
    const report = { key: newKey(), kind: 'CORRECTION', state: 'FINISHED', homeScore: 9, awayScore: 3 }
    expect(await cup.ask('operator', DOCUMENTS.REPORT, { matchId, report })).toMatchObject({ error: null })
    const body = importBody({ 'cup.json': JSON.stringify(stored) }, { discardReports: true })
    const task = { cupId: 'test-cup', actor: OPERATOR, now: Date.now(), locale: 'en' as const, body }
    const before = await cup.stored()
    const onCopied = await takeImport(db, task, (years, work) =>
      onCopy({ database: target, dataDir }, db, { of: 'import', years }, work),
    )
    expect(onCopied).toEqual(await takeImport(db, task))
    expect(onCopied).toMatchObject({ kind: 'preview', preview: { lost: { reports: 1, played: 1 } } })
    expect(await cup.stored()).toBe(before)
  })
})
