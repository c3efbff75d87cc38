import { offerParts } from './hidden-parts.ts'
import { nameBy, revealButton, words } from './reveal-button.ts'
import { matchKeyOf, recallShown, rememberShown, withShown } from './shown-matches.ts'
import { unveilNames, veilNames } from './veil-names.ts'

const page = document.documentElement
/** Marks a match of which only the sides were shown, because it had no score then. */
const SIDES_ONLY = '~'
/** What a card hides: its score, and its sides if they tell how other matches ended. */
const HIDDEN = ':is([data-result=score], [data-result=sides])'
/** The elements that name the sides of matches, if these reveal how other matches ended, with all in them. */
const SIDES = '[data-result=sides], [data-result=sides] *'
/** The card of a match is a link to the match; anything else names it by an address. */
const CARD = '[data-reveals], a[href]'

let shown = recallShown(Date.now())
const observer = new MutationObserver(mark)

/**
 * Keeps results hidden on the page, even in content rendered later, and shows a match or a part of the page on a press.
 * `results-hidden.css` hides the results; this code puts buttons in their place.
 */
export function hideResults(): void {
  page.dataset.results = 'hidden'
  mark()
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['ssr', 'title', 'data-team'],
  })
}

/** Shows all results again and removes the buttons. */
export function showResults(): void {
  observer.disconnect()
  delete page.dataset.results
  // The style sheet that reveals a page goes too.
  page.classList.remove('veiled')
  for (const added of document.querySelectorAll('.reveal, .results-cover')) added.remove()
  nameMatch(true)
  for (const side of document.querySelectorAll(SIDES)) unveilNames(side)
}

function mark(): void {
  offerParts()
  const hidden = [...document.querySelectorAll<HTMLElement>(HIDDEN)]
  // An island that React has not hydrated yet must stay as it was built. What a living body holds until then is not compared.
  const built = hidden.filter((leaf) => !leaf.closest('astro-island[ssr]:not([client=under-way])'))
  for (const [card, leaves] of Map.groupBy(built, (leaf) => leaf.closest<HTMLElement>(CARD)))
    if (card) offer(card, leaves)
  markOwn()
  // Hidden sides hold nothing that names a team, not even in attributes.
  for (const side of document.querySelectorAll(SIDES))
    if (side.parentElement?.closest('[data-revealed]')) unveilNames(side)
    else veilNames(side)
  observer.takeRecords()
}

const keyOf = (card: HTMLElement): string | null =>
  matchKeyOf(card.dataset.reveals ?? (card instanceof HTMLAnchorElement ? card.pathname : ''))

const levelOf = (key: string): string | undefined =>
  shown.has(key) ? 'all' : shown.has(key + SIDES_ONLY) ? 'sides' : undefined

const set = ({ dataset }: HTMLElement, level: string | undefined) => {
  if (level === undefined) delete dataset.revealed
  else dataset.revealed = level
}

const scoreIn = (card: ParentNode) => card.querySelector('[data-result=score]')

/** Puts a button in place of what a card hides, once. */
function offer(card: HTMLElement, leaves: readonly HTMLElement[]): void {
  const key = keyOf(card)
  if (key === null) return
  const level = levelOf(key)
  set(card, level)
  const score = leaves.find(({ dataset }) => dataset.result === 'score')
  const leaf = score ?? leaves[0]
  const isTie = card.classList.contains('tie')
  const button = card.querySelector('.reveal')
  const isOffered = isTie
    ? button?.classList.contains('reveal-sides') === !score
    : button?.previousElementSibling === leaf
  const isDone = level === 'all' || (level === 'sides' && !score)
  if (isOffered && !isDone) return
  button?.remove()
  if (isDone) return
  const { show, showSides } = words()
  const made = revealButton(score || isTie ? show : showSides, true, () => reveal(card, key))
  made.classList.toggle('reveal-sides', !score)
  const what = document.getElementById(score ? 'reveals-score' : 'reveals-sides')
  // Of many cards each one says which match it is; its section says when it is played, or in which round.
  const heading = card.closest('section')?.querySelector('h2, h3, h4')
  nameBy(made, [what, heading, card])
  if (isTie) card.append(made)
  else leaf?.after(made)
}

function reveal(card: HTMLElement, key: string): void {
  shown = withShown(shown, scoreIn(card) ? key : key + SIDES_ONLY, Date.now())
  rememberShown(shown)
  mark()
  if (!(card instanceof HTMLAnchorElement)) card.tabIndex = -1
  card.focus({ preventScroll: true })
}

/** Shows what the page of a match tells beside its scoreboard, once the match itself is shown. */
function markOwn(): void {
  const own = matchKeyOf(location.pathname)
  const board = document.querySelector<HTMLElement>('.scoreboard')
  if (own === null || !board) return
  const level = levelOf(own)
  // A match whose sides were shown before it began may be over by now.
  const isWhole = level === 'all' || (level && !scoreIn(board))
  for (const part of document.querySelectorAll<HTMLElement>('[data-result=own]'))
    set(part, isWhole ? 'all' : undefined)
  nameMatch(level !== undefined || !board.querySelector('[data-result=sides]'))
}

/** Removes the sides from the page's title and heading while they are hidden, as for a play-off match. */
function nameMatch(isNamed: boolean): void {
  page.dataset.title ??= document.title
  const title = isNamed
    ? page.dataset.title
    : document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content
  if (title !== undefined && document.title !== title) document.title = title
  page.toggleAttribute('data-named', isNamed)
  const heading = document.querySelector('h1:has([data-result=own])')
  if (isNamed) heading?.removeAttribute('aria-label')
  else heading?.setAttribute('aria-label', words().hiddenMatch ?? '')
}
