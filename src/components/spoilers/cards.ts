import { matchKeyOf } from './shown-matches.ts'

/** One match as a page shows it, with the elements that reveal its result. */
export interface Card {
  readonly element: HTMLElement
  /** See `matchKeyOf`. */
  readonly key: string
  readonly scores: readonly HTMLElement[]
  /** The elements that name the sides, if these reveal how other matches ended. */
  readonly sides: readonly HTMLElement[]
}

const CARD = 'a[href*="/matches/"], .scoreboard, .team-next, .next-one, .next-clash li, .next-card'
const LEAF = ':is([data-result=score], [data-result=sides])'

/** The elements of a card that identify the match and reveal no result: its time, place and competition. */
const FACTS = `.when > span:not(.hidden-text, .badge), .info > :not(.badge, [data-result]), .top > :not(.badge), .own-place,
  i, small bdi, b.num, .place, .match-place bdi, .next-clock, .search-details bdi, .pinned-label, .in-place, .clock`
/** The elements that give such a fact for all cards below them. */
const HEADINGS = '.start-time > :is(h2, h4) > .num'

/** Returns the facts that identify a card's match while its sides are hidden: its time, place and competition. */
export function factsOf(card: HTMLElement): string {
  const above = card.closest('.start-time')?.querySelector(HEADINGS)
  const own = [...card.querySelectorAll(FACTS)].filter((fact) => fact.closest(CARD) === card)
  const texts = [above, ...own].map((fact) => fact?.textContent?.trim())
  return [...new Set(texts)].filter(Boolean).join(', ')
}

/**
 * Returns the cards below an element, except those in islands that React has not hydrated yet. The content of a living body
 * that waits is no part of what it compares.
 */
export function cardsIn(root: ParentNode): Card[] {
  const leaves = [...root.querySelectorAll<HTMLElement>(LEAF)]
  const byCard = Map.groupBy(leaves, (leaf) =>
    leaf.closest('astro-island[ssr]:not([client=under-way])') ? null : leaf.closest<HTMLElement>(CARD),
  )
  return [...byCard].flatMap(([element, parts]) => {
    const key = element && keyOf(element)
    if (!key) return []
    const of = (kind: string) => parts.filter(({ dataset }) => dataset.result === kind)
    return [{ element, key, scores: of('score'), sides: of('sides') }]
  })
}

function keyOf(card: HTMLElement): string | null {
  const link =
    card instanceof HTMLAnchorElement ? card : card.querySelector<HTMLAnchorElement>('a[href*="/matches/"]')
  return matchKeyOf(card.matches('.scoreboard') ? location.pathname : (link?.pathname ?? ''))
}
