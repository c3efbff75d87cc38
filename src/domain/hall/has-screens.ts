/**
 * Whether an edition has screens. Only the latest edition has: nothing of an older one is live, and nobody hangs it up in a
 * hall.
 */
export const hasScreens = (year: number, latestYear: number | null): boolean => year === latestYear
