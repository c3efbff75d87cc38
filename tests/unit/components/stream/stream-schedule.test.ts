import { beforeAll, expect, test } from 'vitest'
import StreamSchedule from '../../../../src/components/stream/StreamSchedule.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import kinds from '../../../../src/i18n/locales/en/kinds.json' with { type: 'json' }
import pages from '../../../../src/i18n/locales/en/pages.json' with { type: 'json' }
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { category, clubTeam, edition, finished, group } from '../../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', pages)
  learnMessages('en', kinds)
})

const NOON = Date.parse('2026-07-07T12:00:00+02:00')
const DAY = 86_400_000

/** The schedule of a stream that filmed some matches on each of two days. */
function schedule(matchesOfDay: number): string {
  const matches = [0, 1].flatMap((day) =>
    Array.from({ length: matchesOfDay }, (_, at) =>
      finished('A', 'B', 12, 9, {
        id: `${day}-${at}`,
        streamId: 's1',
        time: { kind: 'instant' as const, at: NOON + day * DAY + at * 60_000 },
      }),
    ),
  )
  const teams = [clubTeam('A'), clubTeam('B')]
  const one = edition({
    categories: [category({ teams, divisions: [group({ teamIds: ['A', 'B'], matches })] })],
    streams: [{ id: 's1', name: 'Hall 1', fieldId: null, embed: null, requiresPass: false }] as never,
  })
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale: 'en' as const, year: 2026, cup, latestYear: 2026, underWay: false }
  return markup(StreamSchedule, { site: { ...site, index: indexEdition(one) } as never })
}

const linesOf = (html: string) => html.match(/data-line=/g)?.length ?? 0

test('a day lists its filmed matches, or says how many there are if all of them are too many for a page', () => {
  expect(linesOf(schedule(100))).toBe(200)
  const brief = schedule(200)
  expect(linesOf(brief)).toBe(0)
  expect(brief.match(/<h4>.*?<\/h4><p[^>]*>200 matches<\/p>/g)).toHaveLength(2)
})
