import { expect, it } from 'vitest'
import { chainText, readChain } from '../../../src/backend/import/chain-text.ts'
import { textOf } from '../../../src/backend/import/said.ts'
import { CRITERION_WORDS } from '../../../src/domain/tournament/criterion-word.ts'
import { everyCriterion } from '../../unit/domain/tournament/every-criterion.ts'

it('reads what it writes, for every criterion', () => {
  const chain = everyCriterion(10)
  expect(readChain(chainText(chain))).toEqual(chain)
})

it('lists every criterion for a word that is none, and names the one that was probably meant', () => {
  const answer = textOf(readChain('wins > goal-diference(max N)'), 'en')
  expect(answer).toContain('no criterion "goal-diference(max N)"')
  for (const word of CRITERION_WORDS) expect(answer).toContain(word)
  expect(answer).toContain('did you mean "goal-difference(max N)"?')
})
