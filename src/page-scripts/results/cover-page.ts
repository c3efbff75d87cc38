import { isOpened, rememberOpened } from './opened-blocks.ts'
import { revealButton, words } from './reveal.ts'

/** Pages that consist of results only; `results-hidden.css` hides their content. */
const ABOUT_RESULTS = /^(?:history|press-|states$|story$|ranking$)/

/** Covers a page that consists of results only, until the visitor opens it for this visit. */
export function coverPage(content: HTMLElement | null): void {
  if (!content || !ABOUT_RESULTS.test(document.body.dataset.view ?? '')) return
  const cover = content.querySelector('.results-cover')
  const key = location.pathname
  if (isOpened(key)) {
    content.dataset.revealed = 'all'
    cover?.remove()
  } else if (!cover) content.prepend(coverOf(() => openPage(content, key)))
}

function openPage(content: HTMLElement, key: string): void {
  rememberOpened(key)
  coverPage(content)
  content.focus({ preventScroll: true })
}

function coverOf(onPress: () => void): HTMLElement {
  const { page, pageHelp, show } = words()
  const cover = document.createElement('div')
  cover.className = 'results-cover wrap'
  const heading = document.createElement('h1')
  heading.textContent = page ?? ''
  const help = document.createElement('p')
  help.textContent = pageHelp ?? ''
  cover.append(heading, help, revealButton(show, onPress))
  return cover
}
