import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp, checkBackup, restore } from '../../../src/backend/database/backup.ts'

let dir = ''
const data = () => join(dir, 'cup.sqlite')
const copies = () => join(dir, 'copies')
const NOW = Date.parse('2026-07-09T12:00:00Z')

const open = () => {
  const database = new DatabaseSync(data())
  database.exec(
    'pragma journal_mode = wal; create table if not exists goal (id integer primary key, text text)',
  )
  return database
}
const count = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('select count(*) as goals, count(distinct text) as texts from goal').get()
  database.close()
  return { ...row }
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cup-backup-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('a backup', () => {
  it('is one state, made while others write, and comes back as it was', async () => {
    const database = open()
    const insert = database.prepare('insert into goal (text) values (?)')
    for (let n = 0; n < 20_000; n += 1) insert.run(`goal ${n}`)
    let goes = true
    const writing = (async () => {
      for (let n = 0; goes; n += 1) {
        database.exec('begin')
        insert.run(`late ${n} first`)
        insert.run(`late ${n} second`)
        database.exec('commit')
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const made = await backUp([data()], copies(), NOW)
    goes = false
    await writing
    database.close()

    expect(made.createdAt).toBe('2026-07-09T12:00:00.000Z')
    const backedUp = count(join(copies(), 'cup.sqlite'))
    expect(Number(backedUp.goals)).toBeGreaterThanOrEqual(20_000)
    expect(Number(backedUp.goals) % 2).toBe(0)

    await writeFile(data(), 'damaged beyond reading')
    await restore(copies(), dir)
    expect(count(data())).toEqual(backedUp)
    expect(await readFile(`${data()}.before`, 'utf8')).toBe('damaged beyond reading')
  })

  it('tells damage that SQLite itself overlooks', async () => {
    const database = open()
    database.exec("insert into goal (text) values ('IK Example 14-12')")
    database.close()
    await backUp([data()], copies(), NOW)
    const copy = join(copies(), 'cup.sqlite')
    const bytes = await readFile(copy)
    bytes.write('13', bytes.indexOf('14-12'))
    await writeFile(copy, bytes)
    const check = new DatabaseSync(copy)
    expect({ ...check.prepare('pragma integrity_check').get() }).toEqual({ integrity_check: 'ok' })
    check.close()
    await expect(checkBackup(copies())).rejects.toThrow('cup.sqlite in')
    await expect(restore(copies(), dir)).rejects.toThrow('Use an older backup.')
    expect(count(data())).toEqual({ goals: 1, texts: 1 })
  })

  it('is not made of what is no database, and leaves nothing behind', async () => {
    await writeFile(data(), 'no database at all, but long enough to be read as one'.repeat(100))
    await expect(backUp([data()], copies(), NOW)).rejects.toThrow('cannot be copied')
    await expect(backUp([join(dir, 'none.sqlite')], copies(), NOW)).rejects.toThrow('There is no database')
    expect(await readdir(dir)).toEqual(['cup.sqlite'])
  })

  it('is not written over another one', async () => {
    open().close()
    await backUp([data()], copies(), NOW)
    await expect(backUp([data()], copies(), NOW)).rejects.toThrow('exists already')
  })

  it('is not restored into a database that is in use', async () => {
    const database = open()
    database.exec("insert into goal (text) values ('one')")
    await backUp([data()], copies(), NOW)
    database.prepare('select * from goal').all()
    await expect(restore(copies(), dir)).rejects.toThrow('is in use')
    database.close()
  })
})
