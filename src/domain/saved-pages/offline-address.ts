/** What a browser shows without a network in place of a page that it has not saved; no route of the archive. */
export const offlineAddress = (): string => '/offline/'
