import { useEffect, useRef, useState } from 'react'
import { scoreText } from '../../components/match/match-card.ts'
import { sideName } from '../../components/match/side-name.ts'
import type { MatchChange } from '../../domain/live/feed.ts'
import type { Freshness } from '../../domain/live/freshness.ts'
import { type News, newsOf } from '../../domain/live/news.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Match } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'
import { $live, $liveMatches } from '../../stores/live.ts'
import { useTranslator } from '../use-translator.ts'

/** A live region says at most one thing in this time (quality.md A3). */
const BREATH = 5000
/** More at once nobody listens to. */
const MOST_AT_ONCE = 3

/**
 * What the one live region of the page says: changes of the page's matches, and when the scores stop or go on. What happens
 * within five seconds is said together, of a match its last change only.
 */
export function useAnnouncer(isOnPage: (match: Match) => boolean, locale: Locale): string {
  const t = useTranslator(locale, 'pages')
  const [text, setText] = useState('')
  const pending = useRef(new Map<string, string>())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let spokenAt = Number.NEGATIVE_INFINITY
    const speak = () => {
      timer = undefined
      const sentences = [...pending.current.values()].slice(-MOST_AT_ONCE)
      pending.current.clear()
      if (sentences.length === 0) return
      spokenAt = performance.now()
      setText(sentences.join('. '))
    }
    const say = (about: string, sentence: string) => {
      pending.current.delete(about)
      pending.current.set(about, sentence)
      timer ??= setTimeout(speak, Math.max(0, spokenAt + BREATH - performance.now()))
    }
    // What happened between the build and now is on the page, and no news.
    let known: ReadonlyMap<string, MatchChange> | null = null
    const stopMatches = $liveMatches.listen((changes) => {
      const before = known
      known = changes
      if (!before) return
      for (const [id, { match }] of changes) {
        if (!isOnPage(match) || before.get(id)?.match === match) continue
        const news = newsOf(before.get(id)?.match ?? null, match)
        if (news) say(id, sentenceOf(match, news, t))
      }
    })
    let freshness: Freshness = $live.get().freshness
    const stopState = $live.listen((state) => {
      if (!known && state.phase !== null) known = $liveMatches.get()
      if (state.freshness === freshness) return
      const isBack = state.freshness === 'fresh' && freshness !== 'waiting'
      freshness = state.freshness
      if (freshness === 'away' || freshness === 'offline') say('', t(`live.${freshness}`))
      else if (isBack) say('', t('live.back'))
    })
    return () => {
      stopMatches()
      stopState()
      clearTimeout(timer)
    }
  }, [isOnPage, t])
  return text
}

function sentenceOf(match: Match, news: News, t: Translate): string {
  const sides = `${sideName(match.home, t)} – ${sideName(match.away, t)}`
  const score = 'score' in match && match.score ? ` ${scoreText(match.score)}` : ''
  const time = match.time.kind === 'instant' ? clock(match.time.at) : ''
  return t(`live.${news}`, { match: sides + score, time })
}
