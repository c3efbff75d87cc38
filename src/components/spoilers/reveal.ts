/** The words that a page brings for what stands in place of results (ResultsBar). */
export const words = (): DOMStringMap => document.querySelector<HTMLElement>('.results-bar')?.dataset ?? {}

/** What shows a block or a page on a press. */
export function revealButton(label: string | undefined, onPress: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  return pressable(button, label, onPress)
}

/**
 * What shows a match on a press. A link must not hold a button element: this takes the role and the keys of one.
 *
 * @param sides of the match, for those who hear the page; empty where they are hidden too
 */
export function revealInLink(sides: string, onPress: () => void): HTMLElement {
  const { show, showMatch } = words()
  const made = pressable(document.createElement('span'), show, onPress)
  made.setAttribute('role', 'button')
  made.setAttribute('aria-label', [showMatch, sides].filter(Boolean).join(': '))
  made.tabIndex = 0
  made.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  })
  return made
}

function pressable(element: HTMLElement, label: string | undefined, onPress: () => void): HTMLElement {
  element.className = 'reveal'
  element.textContent = label ?? ''
  element.addEventListener('click', (event) => {
    // The link around it leads elsewhere.
    event.preventDefault()
    event.stopPropagation()
    onPress()
  })
  return element
}
