/**
 * How fresh a page is.
 * - `waiting`: no response has come yet, the page is as it was built
 * - `fresh`: the service responds
 * - `away`: the service does not respond; the page keeps what it shows
 * - `offline`: the device has no network
 * - `paused`: the visitor wants the page to stand still
 */
export type Freshness = 'waiting' | 'fresh' | 'away' | 'offline' | 'paused'
