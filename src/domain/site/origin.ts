/** Returns the origin to put before addresses: without a slash at the end; empty if no site address is set. */
export const originOf = (site: string | undefined): string => (site ?? '').replace(/\/+$/, '')
