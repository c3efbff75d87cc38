import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../../src/domain/text/locale.ts'
import type { Messages } from '../../../src/i18n/message-text.ts'
import { learnMessages, type MessageKey } from '../../../src/i18n/translate.ts'
import { english, swedish } from '../../support/messages.ts'

/** Placeholders for names, words, times and identifiers. Any other holds a number, whose noun has a form for one. */
const TEXTS = new Set(
  `above act address after ahead area arena average away before below by category chain change class classes club
  clubs code cup day distance division duration event every field fieldWords first found free from goal goalWords group
  home host kind language last level list loser match matchUnit matchWords medals minute name names nation nationWords nth
  opponent other penalties period place playoff pointWords provider query rank reason reasons result role round score
  second share side since size span steps step stream target team teamWords text time title to total two one two wait
  way when where winner year figure played weekday date month`.split(/\s+/),
)

/** Messages with a number and a single form, by the reason why one is enough. */
const SINGLE = {
  'the noun has the same form after one, or there is none': `category.compared round.fraction round.one.fraction
    nation.stillIn arena.onNow match.liveCount need.amongFirst press.medal.1 press.medal.2 press.medal.3 alerts.more press.more medals.left
    story.kilometres story.ways clubs.atOnce arena.minutes agenda.minutes agenda.hours agenda.hoursMinutes
    admin.schedule.overlap admin.schedule.rest admin.schedule.walk clubs.onFoot clubs.balance states.chartLabel queue.late queue.fieldLate
    admin.import.edition.more admin.import.edition.removed`,
  'the number is a place, a page or an identifier':
    'placeholder.match search.number hall.turn category.groupDay desk.linkNumber',
  'the noun belongs to another number': `division.someGo division.bestGo press.dayGoes press.record lead.label
    ranking.bonus.each-goal ranking.bonus.goals-scored ranking.bonus.win-by ranking.bonus.defeat-by
    ranking.bonus.shut-out followClub.progress followClub.leaving followClub.rest savedPages.saving`,
  'at least two groups are compared, and two teams are level': `why.ownMatches why.among.head-to-head-points
    why.among.head-to-head-goals why.among.head-to-head-wins why.among.head-to-head-goal-difference
    why.among.head-to-head-goal-difference-max ranking.exampleOf`,
  'another message stands for one': `need.outOfPlaces clubs.overlap clubs.inARow story.champions story.fullestStart
    states.topOf followClub.refused`,
  'told only of two and more': `teamsStory.met teamsStory.turned teamsStory.run story.run story.turned story.giant story.mostTitles
    story.freshMany story.crow story.compass alert.several.soon alert.several.moved alert.several.result
    alert.several.off alert.several.next`,
  'the rule of a cup, or a limit of the site': `criterion.goal-difference-max ranking.points ranking.onPenalties
    criterion.head-to-head-goal-difference-max why.step.goal-difference-max ranking.step.goal-difference-max
    why.step.head-to-head-goal-difference-max ranking.step.head-to-head-goal-difference-max account.faults.full
    hall.fault.seconds screens.secondsHelp`,
}
const single = new Set(Object.values(SINGLE).flatMap((keys) => keys.split(/\s+/)))

function leaves(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  )
}

const FORM = /_(?:one|other)$/
const baseOf = (key: string) => key.replace(FORM, '')
const texts: Record<Locale, Map<string, string>> = {
  en: new Map(leaves(english)),
  sv: new Map(leaves(swedish)),
}
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '')
const numbersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)(, number)?/g)].flatMap(([, name = '', asNumber]) =>
    asNumber || !TEXTS.has(name) ? [name] : [],
  )

/** Whether a message has a form for one, and no number but the one that chooses the form. */
const isCounted = (key: string, text: string) =>
  FORM.test(key) && numbersOf(text).every((name) => name === 'count' || name === 'number')

const translators = { en: learnMessages('en', english), sv: learnMessages('sv', swedish) }

/** Returns a message for a count, with a sign in place of the number and names in place of all else. */
function toldWith(key: string, count: number, locale: Locale): string {
  const names = placeholders(texts[locale].get(`${key}_other`) ?? '')
  const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
  const words = translators[locale](key as MessageKey, { ...values, count })
  return words.replaceAll('<number>', '#').replace(/\b[0125]\b/, '#')
}

describe('a message with a number', () => {
  it('has a form for one, or says why it needs none', () => {
    for (const locale of LOCALES) {
      const lacking = [...texts[locale]].filter(
        ([key, text]) => numbersOf(text).length > 0 && !isCounted(key, text) && !single.has(baseOf(key)),
      )
      expect(lacking, locale).toEqual([])
    }
  })

  it('stands in the list of single forms only if it is one', () => {
    const needed = [...texts.en].filter(([key, text]) => numbersOf(text).length > 0 && !isCounted(key, text))
    expect([...single.difference(new Set(needed.map(([key]) => baseOf(key))))]).toEqual([])
  })

  it('tells 0, 2 and 5 alike in every language, and one in another way in some', () => {
    const plurals = [...texts.en.keys()].filter((key) => key.endsWith('_other')).map(baseOf)
    expect(plurals.length).toBeGreaterThan(80)
    for (const key of plurals) {
      const words = LOCALES.map((locale) => [0, 1, 2, 5].map((count) => toldWith(key, count, locale)))
      for (const [none, , two, five] of words) {
        expect(none, key).not.toContain('{{')
        expect([two, five], key).toEqual([none, none])
      }
      expect(
        words.some(([none, one]) => none !== one),
        key,
      ).toBe(true)
    }
  })
})
