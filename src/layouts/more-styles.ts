import own from '../styles/own.css?url'
import told from '../styles/told.css?url'

/** The style sheet that a page has beside that of all pages; null for most. @param address without language */
export function moreStyles(address: string): string | null {
  const [first, page] = address.split('/').filter(Boolean)
  const room = first === 'history' || first === 'desk' ? first : page
  if (room === 'history' || room === 'story' || room === 'press' || room === 'data') return told
  return room === 'desk' || room === 'favourites' ? own : null
}
