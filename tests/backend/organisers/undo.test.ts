import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../support/databases.ts'
import { edition2026 } from '../results/cup-builder.ts'
import { DOCUMENTS, newKey, type OrganisedCup, startOrganisedCup } from './organised-cup.ts'

const { CHANGE, REPORT, UNDO, WITHDRAW } = DOCUMENTS
const NOTHING_PUBLISHED = { clubs: false, teams: false, lot: false, schedule: false }

describeOnBoth('what organisers change', (engine) => {
  let cup: OrganisedCup
  beforeAll(async () => {
    cup = await startOrganisedCup(engine)
  })
  afterAll(() => cup.dispose())

  const change = (change: object) => cup.ask('editor', CHANGE, { change: { key: newKey(), ...change } })
  const set = (part: string, value: unknown, id: string | null = null, expected?: unknown) =>
    change({
      set: {
        part,
        id,
        value: JSON.stringify(value),
        ...(expected === undefined ? {} : { expected: JSON.stringify(expected) }),
      },
    })
  const edition = async () => (await cup.look('owner', 'edition')).json
  const lastAct = async () => (await cup.look('owner', 'acts')).json.acts[0]
  const undo = async (id?: number) => cup.ask('owner', UNDO, { actId: String(id ?? (await lastAct()).id) })

  /** What is set, of whom, and how it is read again. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the service answers
  const PARTS: readonly [string, unknown, string | null, (of: any) => unknown][] = [
    ['published', NOTHING_PUBLISHED, null, (of) => of.published],
    ['announcements', [{ text: { en: 'Rain', sv: 'Regn' } }], null, (of) => of.announcements],
    ['featured', ['g1'], null, (of) => of.featured],
    [
      'streams',
      [{ id: 's1', name: 'Hall', url: 'https://v.example/9', requiresPass: true }],
      null,
      (of) => of.streams,
    ],
    [
      'hidden',
      { matchResults: true, conferenceResults: false },
      'b14',
      ({ categories }: { categories: { hidden: unknown }[] }) => categories[0]?.hidden,
    ],
    ['nation', 'DK', 'a', (of) => of.categories[0]?.teams[0]?.nation],
    ['club', { name: 'Other', nation: null }, 'k1', (of) => ({ ...of.clubs[0], id: undefined })],
    ['field', 'Heden 7', 'f6', (of) => of.arenas[0]?.fields[1]?.name],
    ['lots', ['b', 'a'], 'g', (of) => of.categories[0]?.groups[0]?.lots],
  ]

  it.each(PARTS)(
    '%s is set, logged, undone in one press, and undone only once',
    async (part, value, id, read) => {
      const before = read(await edition())
      expect((await set(part, value, id)).error).toBeNull()
      expect(read(await edition())).toEqual(value)
      const act = await lastAct()
      expect(act).toMatchObject({
        kind: 'change',
        actor: expect.stringMatching(/^account \d+$/),
        canUndo: true,
      })
      expect(act.at).toMatch(/Z$/)
      expect((await undo(act.id)).error).toBeNull()
      expect(read(await edition())).toEqual(before)
      expect(await lastAct()).toMatchObject({ kind: 'undo', what: { actId: String(act.id) } })
      expect((await undo(act.id)).error.message).toBe('This has been undone already.')
    },
  )

  it('is refused where somebody has changed it since, and so is undoing', async () => {
    const { published } = await edition()
    await set('published', { ...published, clubs: false })
    const first = await lastAct()
    expect((await set('published', published, null, published)).error.extensions.code).toBe('CONFLICT')
    await set('published', { ...published, lot: false })
    const before = await cup.stored()
    expect((await undo(first.id)).error.extensions.code).toBe('CONFLICT')
    expect(await cup.stored()).toBe(before)
    await set('published', published)
  })

  it('must be what the open format allows', async () => {
    const before = await cup.stored()
    for (const [part, value, id] of [
      ['published', { clubs: true }, null],
      ['announcements', [{ text: '' }], null],
      ['announcements', [{ text: 'x', button: { link: 'javascript:alert(1)', text: 'x' } }], null],
      ['announcements', [{ text: 'x', button: { link: '//elsewhere.example', text: 'x' } }], null],
      ['featured', ['none'], null],
      ['streams', [{ id: 'a', name: 'A', url: 'http://v.example' }], null],
      ['streams', [{ id: 'a', name: 'A', field: 'none' }], null],
      ['lots', ['nobody'], 'g'],
      ['lots', ['a', 'a'], 'g'],
      ['nation', 'DK', 'nobody'],
      ['password', 'x', null],
    ] as const) {
      const { made, error } = await set(part, value, id)
      expect([part, made]).toEqual([part, null])
      expect(error.message).toMatch(/\.$/)
    }
    expect((await change({ set: { part: 'published', value: '{' } })).error.extensions.code).toBe('INVALID')
    expect(await cup.stored()).toBe(before)
  })

  it('is undone for names, withdrawn teams and cancelled matches, too', async () => {
    const names = async () => (await edition()).categories[0].teams.map(({ name }: { name: string }) => name)
    const before = await names()
    await change({ renameTeam: { teamId: 'a', name: 'Alfa' } })
    expect(await names()).toContain('Alfa')
    await undo()
    expect(await names()).toEqual(before)

    const withdrawn = async () =>
      (await edition()).categories[0].teams.filter(({ isWithdrawn }: never) => isWithdrawn)
    await cup.ask('editor', WITHDRAW, { categoryId: 'b14', teamId: 'd' })
    expect(await lastAct()).toMatchObject({ kind: 'withdraw', subject: expect.any(String) })
    expect(await withdrawn()).toHaveLength(1)
    expect((await undo()).error).toBeNull()
    expect(await withdrawn()).toHaveLength(0)

    const open = (await edition()).matches.find(({ state }: { state: string }) => state === 'scheduled')
    const stateOf = async () =>
      (await edition()).matches.find(({ id }: { id: string }) => id === open.id).state
    const report = (values: object) =>
      cup.ask('editor', REPORT, { matchId: open.id, report: { key: newKey(), ...values } })
    expect((await report({ kind: 'CANCEL' })).error).toBeNull()
    expect(await stateOf()).toBe('cancelled')
    expect((await undo()).error).toBeNull()
    expect(await stateOf()).toBe('scheduled')
  })

  it('takes no report back that was made since a match was cancelled', async () => {
    const open = (await edition()).matches.find(({ state }: { state: string }) => state === 'scheduled')
    const report = (values: object) =>
      cup.ask('editor', REPORT, { matchId: open.id, report: { key: newKey(), ...values } })
    await report({ kind: 'CANCEL' })
    const { id } = await lastAct()
    await report({ kind: 'CORRECTION', state: 'FINISHED', homeScore: 3, awayScore: 2 })
    expect((await undo(id)).error.extensions.code).toBe('CONFLICT')
  })

  it('stays when a file is imported that gives it as before, and yields to a file that gives a third value', async () => {
    await set('announcements', [{ text: 'Set on the page' }])
    await set('club', { name: 'Corrected', nation: 'SE' }, 'k1')
    await cup.write(edition2026({ sponsors: [] }))
    expect(await edition()).toMatchObject({ announcements: [{ text: 'Set on the page' }] })
    expect((await edition()).clubs[0].name).toBe('Corrected')
    await cup.write(edition2026({ sponsors: [], announcements: [{ text: 'Of the new file' }] }))
    expect(await edition()).toMatchObject({ announcements: [{ text: 'Of the new file' }] })
  })

  it('shows reports of play only where they are asked for', async () => {
    const kinds = async (what: string) =>
      (await cup.look('owner', what)).json.acts.map(({ kind }: { kind: string }) => kind)
    expect(await kinds('acts')).not.toContain('play')
    expect(await kinds('acts?play=1')).toEqual(expect.arrayContaining(await kinds('acts')))
  })
})
