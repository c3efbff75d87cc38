/** Returns the words that stand in place of results; the page holds them in its ResultsBar. */
export const words = (): DOMStringMap => document.querySelector<HTMLElement>('.results-bar')?.dataset ?? {}

/** Returns the visible text of a reveal button and its accessible label; the label starts with the visible text. */
export function revealWords(
  { show = '', showMatch = '', showSides = '' }: DOMStringMap,
  hasScore: boolean,
  isNarrow: boolean,
  name: string,
): { readonly text: string; readonly label: string } {
  const label = hasScore ? showMatch : showSides
  return { text: hasScore || isNarrow ? show : showSides, label: name === '' ? label : `${label}: ${name}` }
}

/** Returns the button that shows a block or a page. */
export function revealButton(label: string | undefined, onPress: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  return pressable(button, label, onPress)
}

/**
 * Returns the element that shows a match on a press. A link must not contain a button element, so this is a `span` with
 * the role and the keys of a button.
 *
 * @param hasScore false for a match to come: only its sides can be shown
 * @param isNarrow true if there is room for one word only
 * @param name which match it is, for screen readers
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
    // The link around the button must not be followed.
    event.preventDefault()
    event.stopPropagation()
    onPress()
  })
  return element
}
