import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds: browsers refuse more than some hundred changes of the address in half a minute. */
const PAUSE = 250

/**
 * Keeps the address bar at what is in the search box, so that it can be copied, loaded again and come back to. A text
 * that somebody stayed with keeps its own step back; the texts on the way to it have none.
 *
 * @param show puts a text in the box, when the visitor steps back or forward
 * @returns to be called when the visitor stays with a text: the address follows at once
 */
export function useAddress(
  text: string,
  addressOf: (text: string) => string,
  show: (text: string) => void,
): (text?: string) => void {
  const isReady = useRef(false)
  const settled = useRef('')
  const latest = useRef({ addressOf, show })
  latest.current = { addressOf, show }

  const write = useCallback((query: string) => {
    if (textOfAddress() === query) return
    const hasStep = settled.current !== ''
    settled.current = ''
    try {
      history[hasStep ? 'pushState' : 'replaceState'](history.state, '', latest.current.addressOf(query))
    } catch {
      // Refused because it changed too often: the search works on, the next pause in typing tries again.
    }
  }, [])

  useEffect(() => {
    settled.current = textOfAddress()
    const follow = () => {
      settled.current = textOfAddress()
      latest.current.show(settled.current)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  useEffect(() => {
    // The first text is the empty one of the page as it was built.
    if (!isReady.current) {
      isReady.current = true
      return
    }
    const pause = setTimeout(() => write(text), PAUSE)
    return () => clearTimeout(pause)
  }, [text, write])

  return (query = text) => {
    write(query)
    settled.current = query
  }
}

const textOfAddress = (): string => new URLSearchParams(location.search).get('q') ?? ''
