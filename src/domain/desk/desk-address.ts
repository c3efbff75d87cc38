/** The results desk of the edition under way. No page links to it, and it is not a route of the archive. */
export const deskAddress = (): string => '/desk/'

/** Where the operator issues links for scorers; neither linked nor a route of the archive either. */
export const scorerLinksAddress = (): string => '/desk/links/'
