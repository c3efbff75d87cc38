import { memo } from 'react'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { SIDES } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import { type CardShow, editionCard, matchLink } from '../match/edition-card.ts'
import LiveBadge from '../match/LiveBadge.tsx'
import Time from '../ui/Time.tsx'
import EmbedSide from './EmbedSide.tsx'
import OutboundLink from './OutboundLink.tsx'

interface Props extends CardShow {
  readonly site: EditionSite
  readonly match: Match
}

/** A match in an embed: its time, who plays, and its result. */
function EmbedMatch({ site, match, ...show }: Props) {
  const t = translator(site.locale)
  const card = editionCard(match, site, show)
  const more = [...card.labels, card.place].filter((text) => text !== null)
  return (
    <OutboundLink className={card.isLive ? 'match live' : 'match'} href={matchLink(match, site)}>
      <span className="when">
        {card.date !== null && (
          <span className="small">
            <Time when={card.day} text={card.date} />
          </span>
        )}
        {card.oldTime !== null && (
          <s className="small">
            <Time when={card.oldAt} text={card.oldTime} />
          </s>
        )}
        <b>
          <Time when={card.at} text={card.time ?? '–'} />
        </b>
        {card.isLive && <LiveBadge t={t} play={card.play} />}
      </span>
      <span className="sides">
        {SIDES.map((side) => (
          <EmbedSide key={side} side={card[side]} isAhead={card[side].isAhead} />
        ))}
      </span>
      <span className="more small">
        {more.map((text) => (
          <bdi key={text}>{text}</bdi>
        ))}
        {card.penaltiesText !== null && <span>{card.penaltiesText}</span>}
        {card.word !== null && <span>{card.word}</span>}
        {card.reason !== null && <bdi>{card.reason}</bdi>}
      </span>
    </OutboundLink>
  )
}

/** A match is the same in the embeds of both teams, of a club and of its day. */
export default memo(EmbedMatch)
