/**
 * The origins of the services, without a slash at the end; empty for the origin of the page itself. Set at build time,
 * because pages on a CDN hold no settings.
 */
export const SERVICES = {
  results: import.meta.env.PUBLIC_RESULTS_ORIGIN ?? '',
  identity: import.meta.env.PUBLIC_IDENTITY_ORIGIN ?? '',
} as const

/** The page of the identity site where a person asks for a new password. */
export const FORGOTTEN_PAGE = `${SERVICES.identity}/account/forgotten`

/** The page of the identity site where a person asks for a link that signs them in. */
export const LINK_PAGE = `${SERVICES.identity}/account/link`

/** The root of the identity site. The bundled service shares its origin with these pages, and lives below `/account`. */
export const IDENTITY_SITE = SERVICES.identity === '' ? '/account' : `${SERVICES.identity}/`
