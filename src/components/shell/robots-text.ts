/** What changes by the minute, for browsers that follow it: pages tell robots the same. */
const LIVE = ['/feed/', '/graphql', '/api/', '/*/schedule.json$', '/*/edition.json$', '/*/published.json$']

/**
 * What robots are told of the site.
 *
 * @param origin of the site, without a slash at the end: the address of the sitemap has to be absolute
 * @param isInviting false for a site that is tried out: nobody is to find it
 */
export const robotsText = (origin: string, isInviting: boolean): string =>
  isInviting
    ? `User-agent: *\n${LIVE.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
