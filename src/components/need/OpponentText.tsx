import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type Match, scoreOf, startOf } from '../../domain/tournament/match.ts'
import type { Opponent } from '../../domain/tournament/way-ahead.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'
import Sentence, { isolated, timed } from '../ui/Sentence.tsx'

interface Props {
  readonly site: Pick<EditionSite, 'locale'>
  readonly opponent: Opponent
}

const MOST_NAMED = 4

/** The opponent: `against the winner of X–Y (live 12–9)`. */
export default function OpponentText({ site, opponent }: Props) {
  const t = translator(site.locale)
  if (opponent.kind === 'side')
    return <Sentence text={t('need.against', { side: isolated(sideName(opponent.side, t)) })} />
  if (opponent.kind === 'one-of') {
    const names = opponent.sides.map(({ name }) => isolated(name))
    const text =
      names.length > MOST_NAMED
        ? t('need.againstSome', { count: names.length })
        : t('need.againstOneOf', { names: names.join(', ') })
    return <Sentence text={text} />
  }
  const { of, kind } = opponent
  const [home, away] = [of.home, of.away].map((side) => isolated(sideName(side, t)))
  const who = t(kind === 'winner' ? 'need.againstWinner' : 'need.againstLoser', {
    match: `${home} – ${away}`,
  })
  const state = stateOf(of, t)
  return <Sentence text={state === null ? who : `${who} (${state})`} />
}

/** Returns the state of the match that decides the opponent. */
function stateOf(match: Match, t: Translate): string | null {
  if (match.kind === 'live') {
    const score = scoreOf(match)
    return score ? t('need.liveNow', { score: scoreText(score) }) : t('match.live')
  }
  const at = startOf(match)
  return match.kind !== 'scheduled' || at === null ? null : timed(clock(at), at)
}
