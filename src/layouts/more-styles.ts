import own from '../styles/own.css?url'
import secondSheet from '../styles/second-sheet.css?url'

const SECOND_SHEET = new Set(['history', 'story', 'press', 'data', 'changes', 'states'])
const OWN = new Set(['desk', 'offline', 'favourites', 'screen'])

/** The style sheet that a page needs besides that of all pages; null for most. @param address without language */
export function moreStyles(address: string): string | null {
  const [first, page] = address.split('/').filter(Boolean)
  const room = first === 'history' || first === 'desk' || first === 'offline' ? first : page
  if (SECOND_SHEET.has(room ?? '')) return secondSheet
  return OWN.has(room ?? '') ? own : null
}
