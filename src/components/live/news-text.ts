import { changesOf } from '../../domain/changes/announced-changes.ts'
import type { News } from '../../domain/live/news.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type Match, scoreOf } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { moveText } from '../changes/move-text.ts'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'
import { plain } from '../ui/Sentence.tsx'

/** `Goal: Team A – Team B 12–9`. */
export function newsText(match: Match, news: News, locale: Locale): string {
  const t = translator(locale)
  const sides = `${sideName(match.home, t)} – ${sideName(match.away, t)}`
  const score = scoreOf(match)
  const name = score ? `${sides} ${scoreText(score)}` : sides
  if (match.kind === 'called-off' && news === match.how) {
    const reason = match.reason ? `, ${match.reason[locale]}` : ''
    return t(`live.${news}`, { match: `${name}${reason}` })
  }
  if (news !== 'moved') return t(`live.${news}`, { match: name })
  const [last] = changesOf(match)
  const start = match.time.kind === 'instant' ? clock(match.time.at) : ''
  return t('live.moved', { match: name, change: last ? plain(moveText(last, locale)) : start })
}
