import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { startOf } from '../../domain/tournament/match.ts'
import type { Stop } from '../../domain/tournament/way-ahead.ts'
import { translator } from '../../i18n/translate.ts'
import { editionCard, matchLink } from '../match/edition-card.ts'
import { matchRoundName } from '../match/round-name.ts'
import Time from '../ui/Time.tsx'
import OpponentText from './OpponentText.tsx'

interface Props {
  readonly site: EditionSite
  readonly stop: Stop
}

/** A match that a team may reach: its round, time, place and opponent. */
export default function StopLine({ site, stop: { match, opponent } }: Props) {
  const t = translator(site.locale)
  const { date, day, place } = editionCard(match, site, { date: true, field: true })
  const at = startOf(match)
  const when = [date, at === null ? null : clock(at)].filter(Boolean).join(' ')
  return (
    <>
      <a href={matchLink(match, site)}>{matchRoundName(match.round, t) ?? t('match.number')}</a>
      {when !== '' && (
        <span className="num">
          <Time when={at ?? day} text={when} />
        </span>
      )}
      {place !== null && <bdi>{place}</bdi>}
      <span className="way-against">
        <OpponentText site={site} opponent={opponent} />
      </span>
    </>
  )
}
