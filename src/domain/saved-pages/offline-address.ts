/** Returns the address of the page that a browser without a network shows for an unsaved page; no route of the archive. */
export const offlineAddress = (): string => '/offline/'
