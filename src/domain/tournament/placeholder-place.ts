import { BEST, CODE, GROUP, OF, ORDINAL, PLACED, plain, SECOND, WON, whole } from './placeholder-words.ts'

/** A place in a group, as precisely as a placeholder gives it. */
export type PlaceMeaning =
  /** `group` as written, "Grupp 4"; `code` is its number or letter, null if the group has a name instead. */
  | {
      readonly kind: 'group-place'
      readonly rank: number
      readonly group: string
      readonly code: string | null
    }
  /** The place `rank` in one of these groups: "3A/B/C/D". */
  | { readonly kind: 'any-group-place'; readonly rank: number; readonly codes: readonly string[] }
  /** The `nth` best of all teams on the place `rank`. */
  | { readonly kind: 'best-place'; readonly nth: number; readonly rank: number }
  /** The place `rank` in a group that is not named. */
  | { readonly kind: 'place'; readonly rank: number }

const RANKED = `\\d{1,2}|${PLACED}|${WON}|${SECOND}`
const SHORT = whole('(?<rank>[1-8])(?<codes>[a-p](?:/?[1-8]?[a-p])*)')
const BEST_OF = whole(
  `(?:(?<nth>\\d{1,2})\\s?${ORDINAL}\\s)?(?:${BEST})\\s(?<rank>${RANKED})['’]?(?:${ORDINAL}|er)?(?:[\\s-](?:placed?|team|teams|lag))*`,
)
const GROUP_FIRST = whole(
  `(?<group>(?:${GROUP})[\\s.]*(?<code>${CODE}))[\\s,:]*#?(?<rank>${RANKED})\\s?${ORDINAL}?`,
)
const WORD_FIRST = whole(
  `(?<rank>${PLACED}|${WON}|${SECOND})[\\s.]*(?:${OF}\\s)?(?<group>(?:${GROUP})[\\s.]*(?<code>${CODE}))`,
)
const COMPOUND = whole(
  `(?:grupp|gruppen|pulje|group)[ -]?(?<rank>${WON}|${PLACED})\\s(?<group>(?<code>${CODE}))`,
)
const ALONE = whole(`(?<rank>\\d{1,2})\\s?(?::(?:a|e)|:?(?:an|st|nd|rd|th))|(?<word>${SECOND})`)
const NUMBER_FIRST = whole(
  `(?:(?:nr|no|pl|place|plats|plass|plads|platz)\\b\\.?|#)?\\s*(?<rank>\\d{1,2})\\s*[:.]?\\s*(?:(?:an|a|e|st|nd|rd|th)\\b)?\\.?\\s*(?:${OF}\\s)?\\s*(?<group>\\S.*)`,
)
const SEVERAL = whole(`(?:${GROUP})[\\s.]*(?<codes>[a-p](?:/[a-p])+)`)
const CODED = whole(`(?:(?:${GROUP})[\\s.]*)?(?<code>${CODE})`)

/** @param label known to stand for a place; the result is null if it does not say for which */
export function groupPlaceMeaning(label: string): PlaceMeaning | null {
  const alone = ALONE.exec(label)?.groups
  if (alone) return { kind: 'place', rank: rankOf(alone.rank ?? alone.word ?? '') }
  const short = SHORT.exec(label)?.groups
  if (short?.rank && short.codes) return ofCodes(Number(short.rank), short.codes)
  const best = BEST_OF.exec(label)?.groups
  if (best?.rank) return { kind: 'best-place', nth: Number(best.nth ?? 1), rank: rankOf(best.rank) }
  for (const form of [COMPOUND, GROUP_FIRST, WORD_FIRST]) {
    const { rank, group, code } = form.exec(label)?.groups ?? {}
    if (rank && group && code)
      return { kind: 'group-place', rank: rankOf(rank), group, code: code.toUpperCase() }
  }
  const { rank, group } = NUMBER_FIRST.exec(label)?.groups ?? {}
  if (!rank || !group) return null
  const several = SEVERAL.exec(group)?.groups?.codes
  if (several) return ofCodes(Number(rank), several)
  const code = CODED.exec(group)?.groups?.code?.toUpperCase() ?? null
  return { kind: 'group-place', rank: Number(rank), group, code }
}

function ofCodes(rank: number, text: string): PlaceMeaning {
  const codes = [...text.toUpperCase().replaceAll(/[^A-P]/g, '')]
  const [code] = codes
  return codes.length === 1 && code
    ? { kind: 'group-place', rank, group: text, code }
    : { kind: 'any-group-place', rank, codes }
}

const WORDS: readonly (readonly [rank: number, words: RegExp])[] = [
  [2, /^(?:second|två|zweiter|toer|runner)/i],
  [3, /^(?:third|trea|dritter|treer)/i],
  [4, /^(?:fourth|fyra|vierter|firer)/i],
  [5, /^(?:fifth|femma)/i],
]

/** The winner of a group has rank 1 too. */
const rankOf = (text: string): number =>
  /^\d/.test(text) ? Number.parseInt(text, 10) : (WORDS.find(([, words]) => words.test(text))?.[0] ?? 1)

/** Returns the number or letter of a group's name: `3` of "Grupp 3", `B` of "Pool B"; null if it has another name. */
export const codeOfGroup = (name: string): string | null =>
  CODED.exec(plain(name))?.groups?.code?.toUpperCase() ?? null
