import { recall, remember } from '../browser/storage.ts'
import { nameBy, revealButton, words } from './reveal-button.ts'

/** Session storage: the opened parts of pages, one per line. */
const KEY = 'results-opened'
const PARTS = '[data-result=block], [data-result=whole]'
/** Pages that consist of results only; `results-hidden.css` hides their content. */
const ABOUT_RESULTS = /^(?:history|press-|states$|story$|ranking$)/

const opened = new Set(recall('sessionStorage', KEY)?.split('\n'))

/** Puts a button in place of each hidden table, list or bracket, and of a page that consists of results only. */
export function offerParts(): void {
  const content = document.getElementById('content')
  const isCovered = ABOUT_RESULTS.test(document.body.dataset.view ?? '')
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  for (const part of content && isCovered ? [content, ...parts] : parts) {
    const key = keyOf(part)
    const offered = part.querySelector(':scope > :is(.reveal, .results-cover)')
    if (opened.has(key)) {
      part.dataset.revealed = 'all'
      offered?.remove()
    } else if (!offered) offer(part, () => open(part, key))
  }
}

const nameOf = (part: HTMLElement): string | null => part.dataset.about ?? part.getAttribute('aria-label')
const headingOf = (part: HTMLElement): string | null => part.getAttribute('aria-labelledby')
const keyOf = (part: HTMLElement): string => `${location.pathname} ${nameOf(part) ?? headingOf(part) ?? ''}`

function offer(part: HTMLElement, onPress: () => void): void {
  const { show = '', showOf = '', page = '', pageHelp = '' } = words()
  const name = nameOf(part)
  const made = revealButton(name === null ? show : showOf.replace('{name}', name), false, onPress)
  const heading = document.getElementById(headingOf(part) ?? '')
  if (name === null && heading) nameBy(made, [made, heading])
  if (part.id === 'content') part.prepend(coverOf(page, pageHelp, made))
  else if (heading && part.dataset.result === 'whole') heading.after(made)
  else part.append(made)
}

function coverOf(title: string, text: string, button: HTMLElement): HTMLElement {
  const cover = document.createElement('div')
  cover.className = 'results-cover wrap'
  const heading = Object.assign(document.createElement('h1'), { textContent: title })
  const help = Object.assign(document.createElement('p'), { textContent: text })
  cover.append(heading, help, button)
  return cover
}

/** Opens a part for this visit. */
function open(part: HTMLElement, key: string): void {
  opened.add(key)
  remember('sessionStorage', KEY, [...opened].join('\n'))
  offerParts()
  if (part.tabIndex !== 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
