/** The words that a page brings for what stands in place of results (ResultsBar). */
export const words = (): DOMStringMap => document.querySelector<HTMLElement>('.results-bar')?.dataset ?? {}

/** What is seen of the way to a match, and what is heard of it: that begins with what is seen. */
export function revealWords(
  { show = '', showMatch = '', showSides = '' }: DOMStringMap,
  hasScore: boolean,
  isNarrow: boolean,
  name: string,
): { readonly text: string; readonly label: string } {
  const label = hasScore ? showMatch : showSides
  return { text: hasScore || isNarrow ? show : showSides, label: name === '' ? label : `${label}: ${name}` }
}

/** What shows a block or a page on a press. */
export function revealButton(label: string | undefined, onPress: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  return pressable(button, label, onPress)
}

/**
 * What shows a match on a press. A link must not hold a button element: this takes the role and the keys of one.
 *
 * @param hasScore of a match to come who plays is all that there is to show
 * @param isNarrow there is room for one word
 * @param name which match it is, for those who hear the page
 */
export function revealInLink(
  { hasScore, isNarrow }: { hasScore: boolean; isNarrow: boolean },
  name: string,
  onPress: () => void,
): HTMLElement {
  const { text, label } = revealWords(words(), hasScore, isNarrow, name)
  const made = pressable(document.createElement('span'), text, onPress)
  made.setAttribute('role', 'button')
  made.setAttribute('aria-label', label)
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
