import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, GraphQLEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { wireWord } from '../../src/contract/match-words.ts'
import { CRITERION_NAMES } from '../../src/domain/tournament/criterion-word.ts'
import { BONUS_REASONS, type BonusReason } from '../../src/domain/tournament/points-rule.ts'

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../src/contract/results.graphql'), 'utf8'),
)

function valuesOf(name: string): string[] {
  const type = schema.getType(name)
  if (!(type instanceof GraphQLEnumType)) throw new Error(`${name} is no enum.`)
  return type.getValues().map((value) => value.name)
}

it('the wire knows every criterion of the table, and no other', () => {
  expect(valuesOf('RankingCriterion')).toEqual(CRITERION_NAMES.map(wireWord))
})

it('the wire knows every reason of a bonus, and no other', () => {
  expect(valuesOf('BonusReason')).toEqual((Object.keys(BONUS_REASONS) as BonusReason[]).map(wireWord))
})
