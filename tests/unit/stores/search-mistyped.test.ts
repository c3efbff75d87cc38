import { expect, test } from 'vitest'
import { createClubRegistry } from '../../../src/backend/demo/clubs.ts'
import { CORE_NATIONS, VISITING_NATIONS } from '../../../src/backend/demo/nations.ts'
import { createRandom } from '../../../src/backend/demo/random.ts'
import { wordsOf } from '../../../src/domain/text/fold.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { createSearchEngine } from '../../../src/stores/search-engine.ts'
import { searched, smallEdition } from '../domain/search/small-edition.ts'

const TYPED = 300
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

const registry = createClubRegistry(createRandom(1970), 1)
/** More names than the clubs of an edition of the real cup. */
const NAMES = [
  ...new Set(
    [...CORE_NATIONS, ...VISITING_NATIONS].flatMap((nation) =>
      registry.invite(nation, 6, 2026, createRandom(3)).map(({ name }) => name),
    ),
  ),
]
const { edition } = smallEdition()
const [category, ...others] = edition.categories
if (!category) throw new Error('no class')
const teams = NAMES.map((name, at) => ({
  id: `n${at}`,
  name,
  categoryId: category.id,
  clubId: null,
  nationCode: null,
}))
const index = indexEdition({ ...edition, categories: [{ ...category, teams: teams as never }, ...others] })
const engine = await createSearchEngine(...searched(index))

const isLong = ({ length }: string) => length >= 6

const WORDS = NAMES.flatMap((name) => wordsOf(name).find(isLong) ?? [])

const isFound = (text: string, word: string): boolean =>
  engine(text, 'en')
    .groups.flatMap(({ hits }) => hits)
    .slice(0, 3)
    .some(({ entry }) => wordsOf(entry.name.en).includes(word))

test('a beginning that finds a team finds it with one error as well, in 95 of 100', () => {
  const random = createRandom(48)
  let [typed, found] = [0, 0]
  while (typed < TYPED) {
    const word = random.pick(WORDS)
    const beginning = word.slice(0, random.int(5, word.length))
    if (!isFound(beginning, word)) continue
    typed += 1
    const at = random.int(1, beginning.length - 1)
    const wrong = random.chance(0.5) ? '' : random.pick(LETTERS)
    if (isFound(beginning.slice(0, at) + wrong + beginning.slice(at + 1), word)) found += 1
  }
  expect(found / TYPED).toBeGreaterThanOrEqual(0.95)
})
