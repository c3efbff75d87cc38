/** Returns whether the visitor hides results on this device: language-choice.js marks the page before it is painted. */
export const areResultsHidden = (): boolean => document.documentElement.dataset.results === 'hidden'
