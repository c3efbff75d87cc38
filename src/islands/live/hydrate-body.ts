import { loadCodeForChanges } from '../../stores/load-for-changes.ts'
import type { BuiltBody } from './built-body.ts'

/** Lets the island take over the built body. Tries until its code loads. */
export const hydrateBody = ({ load, element }: BuiltBody): Promise<void> =>
  loadCodeForChanges(async () => {
    const hydrate = await load()
    await hydrate()
    if (element.hasAttribute('ssr')) throw new Error('The body of the page did not load.')
  })
