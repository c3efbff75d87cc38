const KEY = /^scorer-([1-9]\d{0,8})-([\w-]{22})$/

/** Returns the key of a scorer's link as its holder sends it: `scorer-{number of the link}-{secret}`. */
export const scorerKey = (linkId: number, secret: string): string => `scorer-${linkId}-${secret}`

/** Parses the key of a scorer's link; null if the text is none. */
export function parseScorerKey(key: string): { readonly linkId: number; readonly secret: string } | null {
  const [, linkId, secret] = KEY.exec(key) ?? []
  return linkId === undefined || secret === undefined ? null : { linkId: Number(linkId), secret }
}
