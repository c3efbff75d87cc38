/**
 * How fresh a page is.
 * - `waiting`: nothing was heard yet, the page is as it was built
 * - `fresh`: the service answers
 * - `away`: it does not; what is shown stays
 * - `offline`: the device has no network
 * - `paused`: the visitor wants the page to stand still
 */
export type Freshness = 'waiting' | 'fresh' | 'away' | 'offline' | 'paused'
