import { isOpened, rememberOpened } from './opened-blocks.ts'
import { revealButton, words } from './reveal.ts'

const BLOCKS = '[data-result=block], [data-result=whole]'

/** Puts a button in place of each hidden table, list or bracket. */
export function addBlockButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    const name = nameOf(block)
    const key = `${location.pathname} ${name}`
    const button = [...block.children].find((child) => child.classList.contains('reveal'))
    if (isOpened(key)) {
      block.dataset.revealed = 'all'
      button?.remove()
    } else if (!button) {
      const label = name === '' ? words().show : words().showOf?.replace('{name}', name)
      const made = revealButton(label, () => open(block, key))
      const heading = block.dataset.result === 'whole' && block.querySelector(':scope > h2')
      if (heading) heading.after(made)
      else block.append(made)
    }
  }
}

function open(block: HTMLElement, key: string): void {
  rememberOpened(key)
  addBlockButtons()
  if (block.tabIndex !== 0) block.tabIndex = -1
  block.focus({ preventScroll: true })
}

const nameOf = (block: Element): string =>
  (block.querySelector('caption, h2')?.textContent ?? block.getAttribute('aria-label') ?? '').trim()
