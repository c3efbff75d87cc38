import { beforeAll, describe, expect, it } from 'vitest'
import { pointsSentences } from '../../../../src/components/ranking/points-sentences.ts'
import { criterionName, criterionSentence } from '../../../../src/components/team/criterion-name.ts'
import { stepFigures, stepText } from '../../../../src/components/team/step-text.ts'
import { LOCALES } from '../../../../src/domain/text/locale.ts'
import { BONUS_REASONS, type BonusReason } from '../../../../src/domain/tournament/points-rule.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { everyCriterion } from '../../domain/tournament/every-criterion.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

/** A message that is missing shows as its key, a value that is missing as its placeholder. */
const isWords = (text: string) => text !== '' && !/\{\{|^(?:criterion|why|ranking)\./.test(text)

describe.each(LOCALES)('every criterion in the words of %s', (locale) => {
  const own = (teams: number, matches: number) => ({
    teamIds: ['A', 'B', 'C'].slice(0, teams),
    tallies: new Map(),
    results: Array.from({ length: matches }, () => ({
      result: { homeTeamId: 'A', awayTeamId: 'B', score: { home: 1, away: 0 } },
      kind: 'played' as const,
      matchId: null,
    })),
  })

  it.each(everyCriterion(12))('%s: its name, its rule and its step', (criterion) => {
    const texts = [
      criterionName(criterion, locale),
      criterionSentence(criterion, locale),
      stepText(criterion, own(2, 1), locale),
      stepText(criterion, own(2, 2), locale),
      stepText(criterion, own(3, 3), locale),
      stepText(criterion, undefined, locale),
    ]
    expect(texts.filter((text) => !isWords(text))).toEqual([])
    if (criterion.includes('(')) for (const text of texts) expect(text).toContain('12')
  })

  it('has a sentence for every bonus and for penalties', () => {
    for (const reason of Object.keys(BONUS_REASONS) as BonusReason[])
      for (const goals of [1, 7]) {
        const points = {
          won: 3,
          tied: 1,
          lost: 0,
          wonOnPenalties: 2,
          bonus: [{ for: reason, goals, points: 4 }],
        }
        const sentences = pointsSentences(points, locale)
        expect(sentences).toHaveLength(3)
        expect(sentences.every(isWords)).toBe(true)
        expect(sentences[2]).toContain('4')
      }
  })
})

describe('the points of a match', () => {
  it('are one sentence where nothing but the result counts', () => {
    expect(pointsSentences({ won: 2, tied: 1, lost: 0 }, 'en')).toEqual([
      'A win gives 2, a draw 1, a defeat 0 points.',
    ])
  })
})

describe('the figures of new steps', () => {
  it('are goals let in, and amounts for each match with the decimals that tell them apart', () => {
    expect(stepFigures({ by: 'fewest-goals-against', figures: [-4, -7] }, 'en')).toEqual({
      one: '4',
      other: '7',
    })
    expect(stepFigures({ by: 'goal-difference(max 10)', figures: [4, -7] }, 'en')).toEqual({
      one: '+4',
      other: '−7',
    })
    expect(stepFigures({ by: 'goal-difference-per-match', figures: [1.5, -2 / 3] }, 'sv')).toEqual({
      one: '+1,50',
      other: '−0,67',
    })
    expect(stepFigures({ by: 'points-per-match', figures: [5 / 3, 1.5] }, 'en')).toEqual({
      one: '1.67',
      other: '1.50',
    })
    expect(stepFigures({ by: 'fair-play', figures: [-4, -6] }, 'en')).toEqual({ one: '−4', other: '−6' })
  })
})
