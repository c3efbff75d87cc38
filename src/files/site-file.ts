/** A file of the site that no page shows: a calendar, a table, a sitemap, a picture. */
export interface SiteFile {
  /** From the site's root: `/2026/schedule.json`. */
  readonly path: string
  /** The media type. */
  readonly type: string
  readonly content: () => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
}

export const HTML = 'text/html; charset=utf-8'
export const JSON_TYPE = 'application/json'
export const PNG = 'image/png'
export const XML = 'application/xml'

export const jsonFile = (path: string, value: () => unknown): SiteFile => ({
  path,
  type: JSON_TYPE,
  content: () => JSON.stringify(value()),
})
