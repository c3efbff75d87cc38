/** The results desk of the edition under way. No page links to it, and it is not a route of the archive. */
export const deskAddress = (): string => '/desk/'
