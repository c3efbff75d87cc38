/** Returns the words that stand in place of results; the page holds them in its ResultsBar. */
export const words = (): DOMStringMap => document.querySelector<HTMLElement>('.results-bar')?.dataset ?? {}

/**
 * Returns a button that shows what it stands for. A link must not contain a button element: there it is a `span` with the
 * role and the keys of a button.
 */
export function revealButton(text: string | undefined, isInLink: boolean, onPress: () => void): HTMLElement {
  const made: HTMLElement = document.createElement(isInLink ? 'span' : 'button')
  made.className = 'reveal'
  made.textContent = text ?? ''
  const press = (event: Event) => {
    // The link around the button must not be followed.
    event.preventDefault()
    event.stopPropagation()
    onPress()
  }
  made.addEventListener('click', press)
  if (!isInLink) return made
  made.setAttribute('role', 'button')
  made.tabIndex = 0
  made.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') press(event)
  })
  return made
}

let named = 0

/**
 * Names a button by other elements: the browser puts their texts together for screen readers, and leaves out hidden
 * results and names.
 */
export function nameBy(button: Element, elements: readonly (Element | null | undefined)[]): void {
  const present = elements.filter((element) => element != null)
  for (const element of present) {
    named += 1
    element.id ||= `named-${named}`
  }
  button.setAttribute('aria-labelledby', present.map(({ id }) => id).join(' '))
}
