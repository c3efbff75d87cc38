import { fieldName } from '../../domain/presentation/field-name.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type Match, scoreOf, startOf } from '../../domain/tournament/match.ts'
import { otherSide, winnerOf } from '../../domain/tournament/outcome.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { matchRoundName } from '../match/round-name.ts'
import { sideName } from '../match/side-name.ts'
import { groupDecisions, playoffDecisions } from '../need/decided-text.ts'
import { isolated } from '../ui/Sentence.tsx'

/** What a speaker says of a match: what it is, and one sentence. */
export interface Spoken {
  /** Its class, its group or round, and its field. */
  readonly about: string
  readonly text: string
}

/** Returns what is said of a match that has ended, with what it decided. */
export function spokenResult(
  site: EditionSite,
  match: Match,
): Spoken & { readonly decided: readonly string[] } {
  const { index } = site
  const category = index.categories.get(match.categoryId)
  const division = index.divisions.get(match.divisionId)
  const isHidden = category?.resultsHidden ?? true
  const decided =
    isHidden || !category || !division
      ? []
      : division.kind === 'playoff'
        ? playoffDecisions(site, match, division).map(({ text }) => text.replace(/:$/, '.'))
        : groupDecisions(site, match, category).map(({ text }) => text)
  return { about: aboutOf(site, match), text: resultText(site, match), decided }
}

function resultText({ locale }: EditionSite, match: Match): string {
  const t = translator(locale)
  const sides = sidesOf(match, t)
  const score = scoreOf(match)
  const winner = winnerOf(match)
  if (winner === null)
    return score
      ? t('speaker.drew', { ...sides, score: `${score.home}–${score.away}` })
      : t('speaker.ended', sides)
  const names = {
    winner: isolated(sideName(match[winner], t)),
    loser: isolated(sideName(match[otherSide(winner)], t)),
  }
  if (match.kind === 'walkover' || score === null) return t('speaker.walkover', names)
  return t('speaker.won', { ...names, score: `${score[winner]}–${score[otherSide(winner)]}` })
}

/** Returns what is said of a match that is on. */
export function spokenLive(site: EditionSite, match: Match): Spoken {
  const t = translator(site.locale)
  const sides = sidesOf(match, t)
  const score = match.kind === 'live' ? match.score : null
  const text = score
    ? t('speaker.stands', { ...sides, score: `${score.home}–${score.away}` })
    : t('speaker.plays', sides)
  return { about: aboutOf(site, match), text }
}

/** Returns what is said of a match that comes next. */
export function spokenNext(site: EditionSite, match: Match): Spoken {
  const t = translator(site.locale)
  const sides = sidesOf(match, t)
  const at = startOf(match)
  const text = at === null ? t('speaker.plays', sides) : t('speaker.starts', { ...sides, time: clock(at) })
  return { about: aboutOf(site, match), text }
}

const sidesOf = ({ home, away }: Match, t: Translate) => ({
  home: isolated(sideName(home, t)),
  away: isolated(sideName(away, t)),
})

function aboutOf({ locale, index }: EditionSite, match: Match): string {
  const t = translator(locale)
  const division = index.divisions.get(match.divisionId)
  return [
    index.categories.get(match.categoryId)?.name[locale],
    division?.name[locale],
    division?.kind === 'playoff' ? matchRoundName(match.round, t) : null,
    fieldName(match, index.fields),
  ]
    .filter(Boolean)
    .join(' · ')
}
