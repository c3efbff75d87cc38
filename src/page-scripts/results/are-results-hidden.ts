/** Returns whether the visitor hides results on this device: before-paint.js marks the page before it is painted. */
export const areResultsHidden = (): boolean => document.documentElement.dataset.results === 'hidden'
