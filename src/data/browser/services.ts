/**
 * Where the services answer: an origin without a slash at the end, or nothing for the origin of the page itself. Set at
 * build time, as pages on a CDN hold no settings.
 */
export const SERVICES = {
  results: import.meta.env.PUBLIC_RESULTS_ORIGIN ?? '',
  identity: import.meta.env.PUBLIC_IDENTITY_ORIGIN ?? '',
} as const

/** Where a new password is asked for, on the identity site. */
export const FORGOTTEN_PAGE = `${SERVICES.identity}/account/forgotten`

/** The root of the identity site: the bundled one shares its origin with these pages, and lives below `/account`. */
export const IDENTITY_SITE = SERVICES.identity === '' ? '/account' : `${SERVICES.identity}/`
