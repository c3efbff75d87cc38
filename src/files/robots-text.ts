/** Paths whose content changes by the minute, for browsers that follow it. The pages give robots the same content. */
const LIVE = ['/feed/', '/graphql', '/api/', '/*/schedule.json$', '/*/edition.json$', '/*/published.json$']

/**
 * Returns the `robots.txt` of the site.
 *
 * @param origin of the site, without a slash at the end: the address of the sitemap has to be absolute
 * @param isInviting false for a test site, which nobody should find
 */
export const robotsText = (origin: string, isInviting: boolean): string =>
  isInviting
    ? `User-agent: *\n${LIVE.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
