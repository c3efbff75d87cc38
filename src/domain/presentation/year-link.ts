import { parseAddress } from './parse-address.ts'

/** The id of the sentence on every page that says it is the nearest to another year's page. */
export const NEAREST = 'nearest'

/**
 * The link from a page to its like in another year. Where that is a page of another kind, the link points at the
 * sentence that tells so; an address that `nearest` marked keeps its mark.
 *
 * @param from address of the page, without language
 * @param to address in the other year, without language
 */
export function yearLink(from: string, to: string): string {
  if (to.includes('#')) return to
  const [here, there] = [parseAddress(from)?.route, parseAddress(to)?.route]
  const isOfYear = here !== undefined && 'year' in here
  return !isOfYear || here.kind === there?.kind ? to : nearest(to)
}

/** Marks an address as that of the nearest thing, not of the thing itself. */
export const nearest = (address: string): string => `${address}#${NEAREST}`
