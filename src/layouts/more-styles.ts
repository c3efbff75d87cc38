import own from '../styles/own.css?url'
import told from '../styles/told.css?url'

const TOLD = new Set(['history', 'story', 'press', 'data', 'changes', 'states'])
const OWN = new Set(['desk', 'offline', 'favourites', 'screen'])

/** The style sheet that a page needs besides that of all pages; null for most. @param address without language */
export function moreStyles(address: string): string | null {
  const [first, page] = address.split('/').filter(Boolean)
  const room = first === 'history' || first === 'desk' || first === 'offline' ? first : page
  if (TOLD.has(room ?? '')) return told
  return OWN.has(room ?? '') ? own : null
}
