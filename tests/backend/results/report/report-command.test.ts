import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorKeyFile, readOperatorKey } from '../../../../scripts/release/operator-key.ts'
import { ensureOperatorKey } from '../../../../scripts/start/operator-key.ts'
import { migrate, openDatabase } from '../../../../src/backend/database/connect.ts'
import { writeCup } from '../../../../src/backend/results/write-edition.ts'
import { BARE_ENV } from '../../../support/bare-env.ts'
import { type ServiceProcess, startService } from '../../http/service-process.ts'
import { cup, edition2026 } from '../cup-builder.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

describe('npm run report', () => {
  let dir: string
  let key: string
  let service: ServiceProcess
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'cup-report-'))
    const db = openDatabase({ database: { kind: 'sqlite', file: join(dir, 'cup.sqlite') } })
    await migrate(db)
    await writeCup(db, cup(edition2026()))
    await db.destroy()
    key = ensureOperatorKey({}, dir)
    service = await startService({ DATA_DIR: dir, OPERATOR_KEY: key })
  })
  afterAll(async () => {
    service.child.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })

  const report = (args: string[], env: Record<string, string> = {}) => command('report', args, env)
  const command = (script: 'report' | 'team' | 'match', args: string[], env: Record<string, string> = {}) =>
    new Promise<Ended>((resolve) => {
      const settings = { DATA_DIR: dir, CUP_ID: 'test-cup', PORT: String(service.port), ...env }
      execFile(
        join(ROOT, 'node_modules/.bin/node'),
        [`scripts/${script}.ts`, ...args],
        { cwd: ROOT, env: { ...BARE_ENV, ...settings } },
        (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
      )
    })

  it('reports with the key from the file, and says what stands now', async () => {
    const { code, out } = await report('--match g4 --kind end --home 14 --away 12'.split(' '))
    expect(out).toMatch(
      /^IK Example 2 – Nowhere 14–12, finished\. Revision 2 of the match, \w+\.2 of the edition\.\n$/,
    )
    expect(code).toBe(0)
    const twice = ['--match', 'g3', '--kind', 'SCORE', '--home', '5', '--away', '4', '--key', 'the-same-key']
    await report(twice)
    expect((await report(twice)).out).toMatch(/had been reported before, nothing was changed/)
  })

  it('says why nothing was reported, and ends with 1', async () => {
    const cases: [string, Record<string, string>, RegExp][] = [
      ['--match g4 --kind START', {}, /over already.*\(INVALID, field kind\)/],
      ['--match nope --kind START', {}, /no match nope in tournament t2026.*NOT_FOUND/],
      ['--match g4 --kind START --year 1999', {}, /no tournament t1999/],
      ['--match g4 --kind START', { CUP_ID: 'other' }, /Cup other has no edition/],
      ['--match g3 --kind START --revision 77', {}, /CONFLICT, revision \d/],
      ['--match g4 --kind START', { OPERATOR_KEY: 'not-the-key-of-this-cup' }, /not the operator's key/],
      ['--match g4 --kind START', { PORT: '9' }, /cannot be reached/],
    ]
    for (const [args, env, sentence] of cases) {
      const { code, out, err } = await report(args.split(' '), env)
      expect([args, code, out]).toEqual([args, 1, ''])
      expect(err).toMatch(/^Nothing was reported: /)
      expect(err).toMatch(sentence)
      expect(err).not.toContain(key)
    }
  })

  it('withdraws a team, says which matches that changed, and takes it back', async () => {
    const of = ['--class', 'b14']
    const gone = await command('team', [
      '--withdraw',
      'd',
      '--rule',
      'all-walkovers',
      '--reason-en',
      'flu',
      ...of,
    ])
    expect(gone.out).toMatch(
      /^Team d has withdrawn\. Matches changed: g4\. Revision \w+\.\d+ of the edition\.\n$/,
    )
    const twice = await command('team', ['--withdraw', 'd', ...of])
    expect([twice.code, twice.err]).toEqual([
      1,
      expect.stringMatching(/^Nothing was changed: .*reinstate it first/),
    ])
    expect((await command('team', ['--reinstate', 'd', ...of])).out).toMatch(
      /^Team d plays again\. .*changed: g4\./,
    )
    for (const args of [[...of], ['--withdraw', 'd'], ['--withdraw', 'd', '--reinstate', 'd', ...of]]) {
      const { code, err } = await command('team', args)
      expect([code, err]).toEqual([2, expect.stringContaining('Usage: npm run team')])
    }
  })

  it('renames, replaces and adds a team, adds a match and sets its side', async () => {
    const renamed = await command('team', ['--rename', 'd', '--name', 'Somewhere', '--key', 'rename-of-d'])
    expect(renamed.out).toMatch(/^Team d is changed\. Revision \w+\.\d+ of the edition\.\n$/)
    const twice = await command('team', ['--rename', 'd', '--name', 'Somewhere', '--key', 'rename-of-d'])
    expect(twice.out).toMatch(/this key had been used before, nothing was changed/)
    const ofClass = ['--class', 'b14']
    const replaced = await command('team', ['--replace', 'd', '--by', 'Newcomer', ...ofClass])
    expect(replaced.out).toMatch(/^Team b14-team-1 is changed\./)
    const added = await command('team', ['--add', '--name', 'Late', '--division', 'g', ...ofClass])
    expect(added.out).toMatch(/^Team b14-team-2 is changed\./)
    const sides = ['--home', 'team:b14-team-2', '--away', '1st in Group 1']
    expect((await command('match', ['--add', 'g', ...sides])).out).toMatch(/^Match b14-match-1 is changed\./)
    const side = ['--match', 'b14-match-1', '--side', 'away', '--to', 'team:c']
    expect((await command('match', side)).out).toMatch(/^Match b14-match-1 is changed\./)
    const refused = await command('match', [...side.slice(0, 5), 'team:nobody'])
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^Nothing was changed: There is no team nobody.*INVALID, field to/),
    ])
    for (const [script, args] of [
      ['team', ['--rename', 'd']],
      ['team', ['--add', '--name', 'X']],
      ['team', ['--rename', 'd', '--replace', 'c']],
      ['match', []],
      ['match', ['--add', 'g', '--home', 'bye']],
      ['match', ['--side', 'HOME', '--to', 'bye']],
    ] as const) {
      const { code, err } = await command(script, [...args])
      expect([code, err]).toEqual([2, expect.stringContaining(`Usage: npm run ${script}`)])
    }
  })

  it('explains itself where it is called wrongly, and ends with 2', async () => {
    for (const args of [
      '',
      '--match g4',
      '--match g4 --kind GOAL',
      '--match g4 --kind END --home x',
      '--colour',
    ]) {
      const { code, err } = await report(args.split(' ').filter(Boolean))
      expect([args, code]).toEqual([args, 2])
      expect(err).toContain('Usage: npm run report')
    }
    const { code, err } = await report(['--match', 'g4', '--kind', 'START'], { DATA_DIR: join(dir, 'empty') })
    expect([code, err]).toEqual([2, expect.stringContaining('set OPERATOR_KEY')])
  })

  it('keeps the key for this account alone, makes it once, and writes it into no log', async () => {
    expect((await stat(operatorKeyFile(dir))).mode & 0o777).toBe(0o600)
    expect(key).toMatch(/^[\w-]{32}$/)
    expect(ensureOperatorKey({}, dir)).toBe(key)
    expect(readOperatorKey({ OPERATOR_KEY: ' set ' }, dir)).toBe('set')
    expect(service.said()).not.toContain(key)
    const other = await mkdtemp(join(tmpdir(), 'cup-key-'))
    await writeFile(operatorKeyFile(other), '\n', { mode: 0o644 })
    const made = ensureOperatorKey({}, other)
    expect(made).not.toBe(key)
    expect((await readFile(operatorKeyFile(other), 'utf8')).trim()).toBe(made)
    expect((await stat(operatorKeyFile(other))).mode & 0o777).toBe(0o600)
    await rm(other, { recursive: true })
  })
})
