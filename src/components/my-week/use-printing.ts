import { useSyncExternalStore } from 'react'

const print = () => matchMedia('print')

/** Whether the page is being printed. The change is rendered before the browser lays out the print. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const query = print()
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    () => print().matches,
    () => false,
  )
