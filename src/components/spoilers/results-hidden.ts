import { type Card, cardsIn, factsOf } from './cards.ts'
import { coverPage } from './cover-page.ts'
import { addBlockButtons } from './result-blocks.ts'
import { revealInLink } from './reveal.ts'
import { matchKeyOf, recallShown, rememberShown, withShown } from './shown-matches.ts'
import { unveilNames, veilNames } from './veil-names.ts'

const page = document.documentElement
/** Marks a match of which only the sides were shown, because it had no score then. */
const SIDES_ONLY = '~'

let shown = recallShown(Date.now())
const observer = new MutationObserver(mark)

/**
 * Keeps results hidden on the page, even in content rendered later, and shows a match or a block of matches on a press.
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
  for (const element of sidesOnPage()) unveilNames(element)
}

/** The elements that name the sides of matches, if these reveal how other matches ended, with all in them. */
const sidesOnPage = (): Element[] =>
  [...document.querySelectorAll('[data-result=sides]')].flatMap((side) => [
    side,
    ...side.querySelectorAll('*'),
  ])

/** Leaves on hidden sides nothing that names a team, not even in attributes. */
function veilSides(): void {
  for (const element of sidesOnPage())
    if (element.parentElement?.closest('[data-revealed]')) unveilNames(element)
    else veilNames(element)
}

function mark(): void {
  coverPage(document.getElementById('content'))
  addBlockButtons()
  for (const card of cardsIn(document.body)) offer(card)
  const own = matchKeyOf(location.pathname)
  const level = own === null ? undefined : levelOf(own)
  // A match whose sides were shown before it began may be over by now.
  const isWhole = level === 'all' || (level && !document.querySelector('.scoreboard [data-result=score]'))
  for (const part of document.querySelectorAll<HTMLElement>('[data-result=own]'))
    set(part, isWhole ? 'all' : undefined)
  if (own !== null) nameMatch(level !== undefined || !document.querySelector('.versus[data-result=sides]'))
  veilSides()
  observer.takeRecords()
}

const levelOf = (key: string): string | undefined =>
  shown.has(key) ? 'all' : shown.has(key + SIDES_ONLY) ? 'sides' : undefined

const set = ({ dataset }: HTMLElement, level: string | undefined) => {
  if (level === undefined) delete dataset.revealed
  else dataset.revealed = level
}

/** Puts a button in place of what a card hides, once. */
function offer({ element, key, scores, sides }: Card): void {
  const level = levelOf(key)
  set(element, level)
  const isDone = level === 'all' || (level === 'sides' && scores.length === 0)
  const button = element.querySelector(':scope .reveal')
  const leaf = scores[0] ?? sides[0]
  const isTie = element.classList.contains('tie')
  if (!isDone && button && (isTie || button.previousElementSibling === leaf)) return
  button?.remove()
  if (isDone || !leaf) return
  // The sides themselves may be hidden: then other facts name the match.
  const name = sides.length === 0 || level ? namesOf(element) : factsOf(element)
  const hasScore = scores.length > 0
  const made = revealInLink({ hasScore, isNarrow: isTie }, name, () => reveal(element, key, hasScore))
  made.classList.toggle('reveal-sides', !hasScore)
  if (isTie) element.append(made)
  else leaf.after(made)
}

const namesOf = (element: Element): string =>
  [
    ...element.querySelectorAll(
      ':is(.sides, .row, .line, .versus, .pinned-sides) bdi, [data-line] > span bdi',
    ),
  ]
    .slice(0, 2)
    .map(({ textContent }) => textContent)
    .join(' – ')

function reveal(element: HTMLElement, key: string, hasScore: boolean): void {
  shown = withShown(shown, hasScore ? key : key + SIDES_ONLY, Date.now())
  rememberShown(shown)
  mark()
  if (!(element instanceof HTMLAnchorElement)) element.tabIndex = -1
  element.focus({ preventScroll: true })
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
  const words = document.querySelector<HTMLElement>('.results-bar')?.dataset.hiddenMatch ?? ''
  if (isNamed) heading?.removeAttribute('aria-label')
  else heading?.setAttribute('aria-label', words)
}
