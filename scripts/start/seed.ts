// Writes the demonstration cup into the database, unless it is there in this size and from this generator.
// This is a separate process: generating and writing keep a processor busy, and the terminal must stay alive meanwhile.
// With --fresh it writes the cup again, without the reports that were made of it.
// Its last line is `seeded` or `present`.

import { migrate, openDatabase } from '../../src/backend/database/connect.ts'
import { generateDemoCup } from '../../src/backend/demo/generate.ts'
import { writeCup } from '../../src/backend/results/write-edition.ts'
import { readConfig } from '../../src/backend/settings/config.ts'
import { sentenceOf } from '../release/failure.ts'
import { ROOT } from '../release/settings.ts'
import { generatorHash, isSameDemo, readDemoMark, writeDemoMark } from './demo-mark.ts'

async function seed(): Promise<'seeded' | 'present'> {
  const read = readConfig(process.env, ROOT)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const { config } = read
  const db = openDatabase(config)
  try {
    await migrate(db)
    const { id: installation } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
    const cup = await db.selectFrom('cup').select('id').where('id', '=', config.cupId).executeTakeFirst()
    const start = config.demoStart
    const mark = {
      installation,
      size: config.demoSize,
      start,
      published: JSON.stringify([...config.demoPublished]),
      generator: generatorHash(ROOT),
    }
    const fresh = process.argv.includes('--fresh')
    if (!fresh && cup !== undefined && isSameDemo(readDemoMark(config.dataDir), mark)) return 'present'
    const document = generateDemoCup({ size: config.demoSize, now: start, published: config.demoPublished })
    await writeCup(db, document, { reports: 'discard' })
    writeDemoMark(config.dataDir, mark)
    return 'seeded'
  } finally {
    await db.destroy()
  }
}

try {
  process.stdout.write(`${await seed()}\n`)
} catch (fault) {
  process.stderr.write(`${sentenceOf(fault)}\n`)
  process.exitCode = 1
}
