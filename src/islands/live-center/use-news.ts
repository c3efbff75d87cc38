import { type RefObject, useEffect, useRef } from 'react'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { announce } from '../live/announce.ts'

/** The live region that says what happens in the matches shown; while none are, the page's own speaks. */
export function useNews(shown: readonly Match[], locale: Locale): RefObject<HTMLParagraphElement | null> {
  const region = useRef<HTMLParagraphElement>(null)
  const ids = useRef<ReadonlySet<string>>(new Set())
  ids.current = new Set(shown.map(({ id }) => id))
  const isSilent = shown.length === 0
  useEffect(() => {
    if (!region.current || isSilent) return
    return announce(region.current, ({ id }) => ids.current.has(id), locale)
  }, [isSilent, locale])
  return region
}
