import { useStore } from '@nanostores/react'
import { type FunctionComponent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BodyProps } from '../../components/page/PageBody.tsx'
import { $edition } from '../../stores/edition.ts'
import { replaceBody } from './replace-body.ts'

/**
 * The view of the page's body, from the moment that the edition has been loaded and what the page was built with has been
 * taken out; null before.
 */
export function usePageBody(body: Element | null): FunctionComponent<BodyProps> | null {
  const isLoaded = useStore($edition) !== null
  const [View, setView] = useState<FunctionComponent<BodyProps> | null>(null)
  useEffect(() => {
    if (!isLoaded || !body) return
    let isGone = false
    void import('../../components/page/PageBody.tsx').then(({ default: PageBody }) => {
      if (!isGone) replaceBody(body, () => flushSync(() => setView(() => PageBody)))
    })
    return () => {
      isGone = true
    }
  }, [isLoaded, body])
  return View
}
