import { matchKeyOf } from './shown-matches.ts'

/** What a page shows of one match, with what of it tells a result. */
export interface Card {
  readonly element: HTMLElement
  /** See `matchKeyOf`. */
  readonly key: string
  readonly scores: readonly HTMLElement[]
  /** Who plays, where that tells how other matches ended. */
  readonly sides: readonly HTMLElement[]
}

const CARD = 'a[href*="/matches/"], .scoreboard, .team-next, .next-one, .next-clash li, .next-card'
const LEAF = ':is([data-result=score], [data-result=sides])'

/** What of a card says which match it is, and tells no result: when, where, and in what. */
const FACTS = `.when > span:not(.hidden-text, .badge), .info > :not(.badge, [data-result]), .top > :not(.badge), .own-place,
  i, small bdi, b.num, .place, .match-place bdi, .next-clock, .search-details bdi, .pinned-label, .in-place, .clock`
/** What says it of all cards below it. */
const HEADINGS = '.start-time > :is(h2, h4) > .num'

/** What says which match a card shows while who plays is hidden: when, where, and in what. */
export function factsOf(card: HTMLElement): string {
  const above = card.closest('.start-time')?.querySelector(HEADINGS)
  const own = [...card.querySelectorAll(FACTS)].filter((fact) => fact.closest(CARD) === card)
  const texts = [above, ...own].map((fact) => fact?.textContent?.trim())
  return [...new Set(texts)].filter(Boolean).join(', ')
}

/** The cards below an element, but in islands that React has yet to take over. */
export function cardsIn(root: ParentNode): Card[] {
  const leaves = [...root.querySelectorAll<HTMLElement>(LEAF)]
  const byCard = Map.groupBy(leaves, (leaf) =>
    leaf.closest('astro-island[ssr]') ? null : leaf.closest<HTMLElement>(CARD),
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
