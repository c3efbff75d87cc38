import type { KeyboardEvent } from 'react'

const LINE = 'a.match, a[data-line]'

/** Moves the focus by arrow keys between the box and the visible matches. Everything also works without the keys. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(target instanceof HTMLElement)) return
  const isBox = target instanceof HTMLInputElement && target.type === 'search'
  if (!isBox && !target.matches(LINE)) return
  const box = currentTarget.querySelector<HTMLElement>('input[type=search]')
  const lines = [...currentTarget.querySelectorAll<HTMLElement>(LINE)].filter((line) => isShown(line))
  const stops = box ? [box, ...lines] : lines
  const next = stops[stops.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** False for a line inside a folded day. */
const isShown = (line: HTMLElement): boolean => {
  for (let at = line.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    if (!at.open) return false
  return true
}
