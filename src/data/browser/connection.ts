/** Whether the browser knows that it has no network. Node, which knows nothing of it, is online. */
export const isOffline = (): boolean => navigator.onLine === false
