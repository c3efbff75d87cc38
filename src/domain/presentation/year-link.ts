/** The id of the sentence on every page that says it is the nearest to another year's page. */
export const NEAREST = 'nearest'

/** Marks an address as that of the nearest thing, not of the thing itself. */
export const nearest = (address: string): string => `${address}#${NEAREST}`
