import type { FetchDidSucceedCallback } from 'workbox-core/types.js'

/** How many seconds a page may take before the cached one is shown. */
export const TIMEOUT_SECONDS = 4

/** A site that fails is treated as a network that is away. */
export const failIfAway: FetchDidSucceedCallback = async ({ response }) => {
  if (response.status >= 500) throw new Error('The site is away.')
  return response
}

/** The pages save what belongs to a visitor themselves: what a visitor only reads is added to no cache. */
export const addNothing = async () => null
