/** The place of a timeline that is open, as that of a match is while it is on; null if there is none. */
export const openTimeline = (): Element | null =>
  document.querySelector('details[open] > [data-place=timeline]')
