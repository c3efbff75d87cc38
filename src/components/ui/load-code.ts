/**
 * Loads code of which a page is whole without; if it does not load, once the network is back.
 *
 * @param load throws if the code does not load
 */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        addEventListener('online', () => resolve(loadCode(load)), { once: true })
      }),
  )
