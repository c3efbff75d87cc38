import { playoffLabel } from '../../domain/press/playoff-label.ts'
import type { DayFact, EntriesFact, MatchFact, MedalsFact, PressFact } from '../../domain/press/press-fact.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import {
  type Match,
  type Participant,
  type Score,
  type SideName,
  scoreOf,
} from '../../domain/tournament/match.ts'
import { otherSide } from '../../domain/tournament/outcome.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { roundText } from '../match/standing-text.ts'
import { dayInSentence } from '../ui/day-words.ts'
import { isolated, timed } from '../ui/Sentence.tsx'

/** The subject of a sheet, for the sentences that name it. */
export type Subject = Pick<EditionSite, 'cup' | 'year'> & { readonly name: string }

/** Returns a fact as a text in one language, for Sentence. */
export function factSentence(fact: PressFact, subject: Subject, locale: Locale): string {
  const t = translator(locale)
  switch (fact.kind) {
    case 'match':
      return matchSentence(fact, locale)
    case 'group': {
      const { team, group, category, row } = fact
      return t('press.group', {
        team: isolated(team.name),
        group: isolated(group.name[locale]),
        category: isolated(category.shortName),
        pointWords: t('press.points', { count: row.points }),
        count: row.played,
      })
    }
    case 'day':
      return daySentence(fact, locale)
    case 'entries':
      return entriesSentence(fact, subject, t)
    case 'record': {
      const { played, won, tied, lost } = fact.record
      const matchWords = t('press.matches', { count: played })
      return t('press.record', { count: fact.teams, matchWords, won, tied, lost })
    }
    case 'medals':
      return medalsSentence(fact, subject, t)
  }
}

function matchSentence(
  { match, winner, category, playoff, place, rank, score }: MatchFact,
  locale: Locale,
): string {
  const t = translator(locale)
  const values = {
    winner: isolated(nameOf(match[winner])),
    loser: isolated(nameOf(match[otherSide(winner)])),
    playoff: isolated(playoffLabel(category, playoff, locale)),
    round: roundText(rank, locale),
    score: score === null ? '' : fullScore(match, winner, t),
  }
  const what = place === 1 ? 'won' : place === 3 ? 'third' : 'through'
  if (score !== null) return t(`press.${what}`, values)
  if (match.kind === 'walkover' && what !== 'through') return t(`press.${what}Unplayed`, values)
  return t(`press.${what}Plain`, values)
}

const nameOf = (side: Participant): string => (side.kind === 'team' ? side.name : '')

/** Returns `14–13 after extra time`, with the goals of the given side first. */
export function fullScore(match: Match, first: SideName, t: Translate): string {
  const score = scoreOf(match)
  const { decision, penalties } =
    match.kind === 'finished' ? match : { decision: 'regular-time' as const, penalties: null }
  const how = penalties === null && decision === 'penalties' ? 'regular-time' : decision
  const text = (of: Score | null) =>
    of ? goals(first === 'home' ? of : { home: of.away, away: of.home }) : ''
  return t(`press.score.${how}`, { score: text(score), penalties: text(penalties) })
}

export const goals = ({ home, away }: Score): string => `${home}–${away}`

function daySentence({ day, matches, played, goals: scored }: DayFact, locale: Locale): string {
  const t = translator(locale)
  const values = {
    day: timed(dayInSentence(day, locale), day),
    count: matches,
    played,
    goalWords: t('press.goals', { count: scored }),
  }
  return t(played === matches ? 'press.dayOver' : 'press.dayGoes', values)
}

function entriesSentence(
  { teams, clubs, classes }: EntriesFact,
  { name, cup, year }: Subject,
  t: Translate,
): string {
  const values = {
    name: isolated(name),
    cup: isolated(cup.name),
    year,
    teamWords: t('categories.teams', { count: teams }),
    clubs: t('nation.clubs', { count: clubs ?? 0 }),
    classes: t('press.classes', { count: classes }),
  }
  if (clubs !== null) return t('press.enteredClubs', values)
  return t(classes > 1 ? 'press.enteredClasses' : 'press.entered', values)
}

function medalsSentence({ medals }: MedalsFact, { name }: Subject, t: Translate): string {
  const won = ([1, 2, 3] as const).flatMap((place) => {
    const count = medals[place - 1] ?? 0
    return count > 0 ? [t(`press.medal.${place}`, { count })] : []
  })
  const last = won.at(-1) ?? ''
  const first = won.slice(0, -1).join(', ')
  return t('press.medals', {
    name: isolated(name),
    medals: first === '' ? last : t('press.and', { first, last }),
  })
}
