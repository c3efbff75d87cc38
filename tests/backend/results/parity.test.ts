import { expect, it } from 'vitest'
import { generateDemoCup } from '../../../src/backend/demo/generate.ts'
import { writeCup } from '../../../src/backend/results/write-edition.ts'
import { describeOnBoth, openTestDatabase } from '../../support/databases.ts'
import { ask, TOURNAMENT_FIELDS } from './ask.ts'

describeOnBoth('the demonstration cup', (engine) => {
  it('is answered as on a fresh SQLite file, every field of every edition, after a change and back', async () => {
    const document = generateDemoCup({ size: 'small' })
    const changed = structuredClone(document)
    for (const edition of changed.editions) edition.categories = edition.categories.toReversed().slice(1)
    const [reference, base] = await Promise.all([openTestDatabase('SQLite'), openTestDatabase(engine)])
    await writeCup(reference.db, document)
    for (const step of [document, changed, document]) await writeCup(base.db, step)
    for (const { year } of document.editions) {
      const query = `{ tournament(cupId: "${document.cup.id}", tournamentId: "t${year}") { ${TOURNAMENT_FIELDS} } }`
      const [expected, answered] = await Promise.all([ask(reference.db, query), ask(base.db, query)])
      expect(answered.tournament.revision).toMatch(/\.[13]$/)
      expect({ ...answered.tournament, revision: '' }).toEqual({ ...expected.tournament, revision: '' })
    }
    await Promise.all([reference.dispose(), base.dispose()])
  })
})
