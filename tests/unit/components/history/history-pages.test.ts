import { beforeAll, describe, expect, it } from 'vitest'
import ChampionsPage from '../../../../src/components/history/ChampionsPage.tsx'
import ClassHistoryPage from '../../../../src/components/history/ClassHistoryPage.tsx'
import MedalsPage from '../../../../src/components/history/MedalsPage.tsx'
import RecordsPage from '../../../../src/components/history/RecordsPage.tsx'
import StoryPage from '../../../../src/components/story/StoryPage.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { classHistories } from '../../../../src/domain/history/class-history.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english, swedish } from '../../../support/messages.ts'
import { classOf, editionOf } from '../../domain/history/cup.ts'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

const hidden = classOf({
  year: 2025,
  shortName: 'B8',
  age: 8,
  resultsHidden: true,
  final: ['x1', 'y1', 5, 4],
})
const pastEditions = [
  editionOf(2025, classOf({ year: 2025, final: ['a1', 'b1', 19, 18] }), hidden),
  editionOf(2024, classOf({ year: 2024, final: ['b1', 'a1', 30, 2] })),
]
const classes = classHistories(pastEditions)
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe.each(['en', 'sv'] as const)('what is told of all editions, in %s', (locale) => {
  const champions = () => markup(ChampionsPage, { locale, pastEditions, classes })

  it('names who won each class, the final and the runner-up, each with its page', () => {
    expect(text(champions())).toContain('Team a1 19–18 Team b1')
    const prefix = locale === 'sv' ? '/sv' : ''
    expect(champions()).toContain(`href="${prefix}/2025/teams/a1/"`)
    expect(champions()).toMatch(new RegExp(`href="${prefix}/2025/matches/[^"]+/"`))
    expect(champions()).toContain(`href="${prefix}/history/classes/b14/"`)
  })

  it('shows no one-sided score of children, and no class that hides its results', () => {
    expect(text(champions())).not.toContain('30–2')
    expect(champions()).not.toContain('B8')
    const [history] = classes
    expect(history && markup(ClassHistoryPage, { locale, pastEditions, classes, history })).not.toContain(
      '30–2',
    )
    expect(markup(RecordsPage, { locale, pastEditions })).not.toContain('30–2')
  })

  it('counts the medals of clubs', () => {
    expect(text(markup(MedalsPage, { locale, pastEditions }))).toMatch(/1 Club a 1 1 – 1 Club b 1 1 –/)
  })

  it('has a word for everything that it says', () => {
    const [index] = pastEditions
    if (!index) throw new Error('There is an edition.')
    const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
    const site = { locale, year: 2025, cup, latestYear: 2025, underWay: false, index }
    const pages = [
      champions(),
      markup(RecordsPage, { locale, pastEditions }),
      markup(StoryPage, { site, pastEditions }),
    ]
    for (const page of pages) {
      expect(text(page)).not.toMatch(/\{\{|\b(story|champions|records|years|told|history)\.\w/)
      expect(text(page)).not.toMatch(/undefined|NaN|null/)
    }
  })
})
