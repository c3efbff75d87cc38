import MiniSearch, { type SearchOptions } from 'minisearch'
import { yieldToBrowser } from '../data/browser/yield-to-browser.ts'
import { memoized } from '../domain/memoized.ts'
import type { Schedule, ScheduleCategory } from '../domain/schedule/schedule.ts'
import { entriesOf, matchEntry } from '../domain/search/entries.ts'
import { nearBeginning } from '../domain/search/near-beginning.ts'
import { type ClassPhrase, type Query, understand } from '../domain/search/query.ts'
import { groupHits, type Hit, type HitGroup, nameTier } from '../domain/search/ranking.ts'
import type { SearchEntry } from '../domain/search/search-entry.ts'
import type { SearchNames } from '../domain/search/search-names.ts'
import { wordsOf } from '../domain/text/fold.ts'
import type { Locale } from '../domain/text/locale.ts'
import type { Match } from '../domain/tournament/match.ts'

export interface SearchResponse {
  /** The searched text, as typed. */
  readonly text: string
  /** Its words, folded, to mark in the hits. */
  readonly words: readonly string[]
  readonly total: number
  readonly groups: readonly HitGroup[]
}

/** Returns the answer to a text at once, from memory. Never throws, whatever the text. */
export type SearchEngine = (text: string, locale: Locale) => SearchResponse

/** With this many good hits, the search does not look for merely similar words. */
const ENOUGH = 5
/** The most hits that match only some words of the text. A few of them are useful, a page full of them is noise. */
const PARTLY_AT_MOST = 20

/** The entries that are indexed before the browser gets its turn. */
const SLICE = 300

const FIELDS = ['name', 'also', 'context'] as const
const EXACT: SearchOptions = { combineWith: 'AND', prefix: true, boost: { name: 4, also: 2 } }
const isNumber = (word: string) => /^\d+$/.test(word)
/** The typing errors allowed in a word. Numbers must match exactly. */
const errors = (short: number, long: number) => (word: string) =>
  isNumber(word) || word.length < 4 ? false : word.length < 8 ? short : long
const MISTYPED: SearchOptions = { ...EXACT, fuzzy: errors(1, 2) }
const MISTYPED_TWICE: SearchOptions = {
  ...EXACT,
  fuzzy: (word) => (word.length < 5 ? false : errors(2, 3)(word)),
}
const PARTLY: SearchOptions = { ...MISTYPED, combineWith: 'OR' }

/**
 * Returns the engine of one edition. It indexes everything once, in slices: at once it takes some 50 ms for the largest
 * edition, four times as long on a phone.
 */
export async function createSearchEngine(schedule: Schedule, names: SearchNames): Promise<SearchEngine> {
  const entries = entriesOf(schedule, names)
  const words = new MiniSearch<{ id: number; name: string; also: string; context: string }>({
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: (word) => word,
  })
  await yieldToBrowser()
  await words.addAllAsync(
    entries.map(({ name, also, spelt, context }, id) => ({
      id,
      name: [...new Set(Object.values(name))].join(' '),
      also: [...also, ...spelt].join(' '),
      context: context.join(' '),
    })),
    { chunkSize: SLICE },
  )
  const matchesByNumber = new Map<string, Match[]>()
  for (const match of schedule.matches.values()) {
    if (match.number === null) continue
    const key = wordsOf(match.number).join('-')
    matchesByNumber.set(key, [...(matchesByNumber.get(key) ?? []), match])
  }
  const categories = names.categories.flatMap(([id]) => schedule.categories.get(id) ?? [])
  const meets = ({ gender, age }: ScheduleCategory, phrase: ClassPhrase) =>
    age === phrase.age && (phrase.gender === null || gender === phrase.gender)

  const find = (
    typedWords: readonly string[],
    options: SearchOptions,
    only?: (entry: SearchEntry) => boolean,
  ): Hit[] =>
    words
      .search(typedWords.join(' '), {
        ...options,
        ...(only && { filter: ({ id }) => only(entries[id] as SearchEntry) }),
      })
      .map(({ id, score, match, terms, queryTerms }) => {
        const entry = entries[id] as SearchEntry
        const isIn = (word: string, places: readonly string[]) =>
          Object.entries(match).some(
            ([term, fields]) => term.startsWith(word) && fields.some((field) => places.includes(field)),
          )
        const isWhole = typedWords.every((word) => isIn(word, FIELDS))
        const isNamed = isWhole && typedWords.every((word) => isIn(word, ['name', 'also']))
        const loose = queryTerms.length < new Set(typedWords).size ? 'partly' : 'mistyped'
        const tier = isNamed ? nameTier(entry, typedWords) : isWhole ? 'context' : loose
        return { id, entry, tier, score, found: terms } as const
      })
      .sort((one, other) => one.id - other.id)

  /** Searches for names whose words begin nearly as typed. */
  const findNear = (
    typedWords: readonly string[],
    only: (entry: SearchEntry) => boolean = () => true,
  ): Hit[] =>
    entries.flatMap((entry) => {
      if (!only(entry)) return []
      const nearest = typedWords.map((typed) => nearestWord(namesOf(entry), typed))
      const found = nearest.flatMap((near) => near?.word ?? [])
      if (found.length < typedWords.length) return []
      const score = nearest.reduce((sum, near) => sum + (near?.share ?? 0), 0)
      return [{ entry, tier: 'near-beginning' as const, score, found }]
    })

  /** Each entry once, by its first hit, in the order of the edition. */
  const unique = (hits: readonly Hit[]): Hit[] => {
    const first = new Map(hits.toReversed().map((hit) => [hit.entry, hit]))
    return entries.flatMap((entry) => first.get(entry) ?? [])
  }

  /** Searches as typed; if that finds little, with typing errors; if that finds nothing, with more of them. */
  const findWords = (typedWords: readonly string[], only?: (entry: SearchEntry) => boolean): Hit[] => {
    const exact = find(typedWords, EXACT, only)
    if (exact.length >= ENOUGH) return exact
    const mistyped = unique([...exact, ...findNear(typedWords, only), ...find(typedWords, MISTYPED, only)])
    return mistyped.length > 0 ? mistyped : find(typedWords, MISTYPED_TWICE, only)
  }

  const findClass = ({ category }: Query): Hit[] => {
    if (category === null) return []
    const meant = new Set(categories.filter((one) => meets(one, category.phrase)).map(({ id }) => id))
    const isOfClass = (entry: SearchEntry) => entry.categoryId !== null && meant.has(entry.categoryId)
    if (category.rest.length > 0)
      return findWords(category.rest, (entry) => entry.kind !== 'category' && isOfClass(entry))
    return entries.filter(isOfClass).map((entry) => ({
      entry,
      tier: entry.kind === 'category' ? 'meant' : 'context',
      score: 0,
      found: [],
    }))
  }

  const findFields = ({ field }: Query): Hit[] =>
    field === null ? [] : findWords(field, (entry) => entry.kind === 'field')

  const findMatches = ({ matchNumber }: Query): Hit[] =>
    (matchNumber === null ? [] : (matchesByNumber.get(matchNumber) ?? [])).map((match) => ({
      entry: matchEntry(match, schedule),
      tier: 'meant',
      score: 0,
      found: [],
    }))

  const hasClass = (phrase: ClassPhrase) => categories.some((category) => meets(category, phrase))

  return (text, locale) => {
    const query = understand(text, hasClass)
    const hits = findMatches(query)
    if (!query.matchOnly && query.words.length > 0) {
      const meant = [...findClass(query), ...findFields(query)]
      hits.push(...(meant.length > 0 ? meant : findWords(query.words)))
      if (hits.length === 0 && query.words.length > 1)
        hits.push(...bestOf(find(query.words, PARTLY), PARTLY_AT_MOST))
    }
    const marked = query.category && query.category.rest.length > 0 ? query.category.rest : query.words
    return { text, words: marked, total: hits.length, groups: groupHits(hits, locale) }
  }
}

const bestOf = (hits: readonly Hit[], count: number): Hit[] =>
  hits.toSorted((one, other) => other.score - one.score).slice(0, count)

/** The words of an entry's names, folded, in every spelling. */
const namesOf = memoized(({ name, also, spelt }: SearchEntry): readonly string[] => [
  ...wordsOf([...Object.values(name), ...also].join(' ')),
  ...spelt,
])

interface NearWord {
  readonly word: string
  /** See `nearBeginning`. */
  readonly share: number
}

/** Returns the word that comes nearest to beginning as typed; null if none does. */
function nearestWord(words: readonly string[], typed: string): NearWord | null {
  let nearest: NearWord | null = null
  for (const word of words) {
    const share = word.startsWith(typed) ? 1 : nearBeginning(word, typed)
    if (share !== null && share > (nearest?.share ?? 0)) nearest = { word, share }
  }
  return nearest
}
