import { type RefObject, useEffect, useRef } from 'react'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { announce } from '../live/announce.ts'

/** The live region that announces events in the matches shown. While none are shown, the page's own region speaks. */
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
