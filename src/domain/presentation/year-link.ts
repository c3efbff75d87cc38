/** The id of the sentence on every page which says that the page is the nearest to a page of another year. */
export const NEAREST = 'nearest'

/** Marks an address as that of the nearest page, not of the same page in another year. */
export const nearest = (address: string): string => `${address}#${NEAREST}`
