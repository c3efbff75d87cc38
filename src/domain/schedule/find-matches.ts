import { wordsOf } from '../text/fold.ts'
import type { Match, Participant } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { SIDES } from '../tournament/outcome.ts'
import { type MatchFilter, NO_DAY } from './match-filter.ts'
import type { Schedule } from './schedule.ts'

export type FindMatches = (matches: readonly Match[], filter: MatchFilter) => Match[]

/** A shorter number belongs to the word before it ("Heden 7"); a longer one may be the start of a longer number. */
const STARTS_A_NUMBER = 3

/**
 * Returns a function that finds matches of a schedule. Every word of the text must be the start of a word of the match: of
 * its teams, class, group, nations, field or number, in either language and without accents.
 */
export function matchFinder(schedule: Schedule): FindMatches {
  const names = new Map<string, string>()
  const texts = new WeakMap<Match, string>()
  const folded = (text: string): string => {
    let known = names.get(text)
    if (known === undefined) {
      known = wordsOf(text).join(' ')
      names.set(text, known)
    }
    return known
  }
  const textOf = (match: Match): string => {
    let text = texts.get(match)
    if (text === undefined) {
      text = ` ${wordsOfMatch(match, schedule).map(folded).join(' ')} `
      texts.set(match, text)
    }
    return text
  }
  return (matches, filter) => {
    const wanted = wordsOf(filter.text).map(wantedWord)
    return matches.filter(
      (match) =>
        passes(match, filter, schedule) &&
        (wanted.length === 0 || wanted.every((word) => word.test(textOf(match)))),
    )
  }
}

/** Returns the pattern of a word. Words are only letters and digits, so they need no escaping. */
function wantedWord(word: string, at: number, words: readonly string[]): RegExp {
  if (!/^\d+$/.test(word) || word.length >= STARTS_A_NUMBER) return new RegExp(` ${word}`, 'u')
  const before = words[at - 1]
  return new RegExp(before === undefined ? ` ${word} ` : ` ${before}[^ ]* ${word} `, 'u')
}

function passes(match: Match, filter: MatchFilter, schedule: Schedule): boolean {
  const { day, category, field, nation, state } = filter
  return (
    match.kind !== 'bye' &&
    (category === null || match.categoryId === category) &&
    (field === null || match.fieldId === field) &&
    (state === null || progressOf(match) === state) &&
    (day === null || (matchDay(match.time) ?? NO_DAY) === day) &&
    (nation === null || SIDES.some((side) => nationOfSide(match[side], schedule)?.key === nation))
  )
}

/** Returns the nation of a side; null for a team that is not known yet or has no nation. */
export function nationOfSide(side: Participant, { teams, nations }: Pick<Schedule, 'teams' | 'nations'>) {
  const code = side.kind === 'team' ? teams.get(side.teamId)?.nationCode : null
  return nations.get(code ?? '') ?? null
}

function wordsOfMatch(match: Match, schedule: Schedule): string[] {
  const category = schedule.categories.get(match.categoryId)
  const division = schedule.divisions.get(match.divisionId)
  const field = schedule.fields.get(match.fieldId ?? '')
  const sides = SIDES.flatMap((name) => {
    const side = match[name]
    if (side.kind === 'bye') return []
    const nation = nationOfSide(side, schedule)
    return [side.kind === 'team' ? side.name : side.label, ...Object.values(nation?.names ?? {})]
  })
  return [
    ...sides,
    category?.shortName,
    ...Object.values(category?.name ?? {}),
    ...Object.values(division?.name ?? {}),
    match.locationName ?? undefined,
    field?.name,
    schedule.arenas.get(field?.arenaId ?? '')?.name,
    match.number ?? undefined,
  ].filter((text) => text !== undefined)
}
