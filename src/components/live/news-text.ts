import type { News } from '../../domain/live/news.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type Match, scoreOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'

/** `Goal: Team A – Team B 12–9`. */
export function newsText(match: Match, news: News, locale: Locale): string {
  const t = translator(locale)
  const sides = `${sideName(match.home, t)} – ${sideName(match.away, t)}`
  const score = scoreOf(match)
  const time = match.time.kind === 'instant' ? clock(match.time.at) : ''
  return t(`live.${news}`, { match: score ? `${sides} ${scoreText(score)}` : sides, time })
}
