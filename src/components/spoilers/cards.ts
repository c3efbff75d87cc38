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
