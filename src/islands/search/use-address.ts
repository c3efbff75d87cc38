import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds. Browsers refuse more than a few hundred changes of the address in half a minute. */
const PAUSE = 250

/**
 * Keeps the address bar in step with the search box, so that the address can be copied, reloaded and returned to. A text
 * that the visitor stops at gets its own history entry; texts on the way to it get none.
 *
 * @param show puts a text in the box, when the visitor steps back or forward
 * @returns a function to call when the visitor settles on a text: the address follows at once
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
      // The browser refuses too frequent changes: the search works on, and the next pause in typing tries again.
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
    // The first text is the empty one of the built page.
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
