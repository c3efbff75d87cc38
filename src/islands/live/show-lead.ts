import type { MatchIds } from '../../domain/tournament/edition-ids.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $timeline, followTimeline } from '../../stores/match-timeline.ts'
import { drawLead, type LeadPlace } from './draw-lead.ts'

let isFollowing = false

/** Draws the line of the lead of the page's match, if the page has a place for it, and keeps it up to date. */
export async function showLead(): Promise<void> {
  const props = placeOfLead()?.dataset.props
  if (props === undefined) return
  if (isFollowing) return draw()
  isFollowing = true
  const { locale, follows } = JSON.parse(props) as LeadPlace & { readonly follows: MatchIds }
  await loadMessages(locale, 'pages')
  followTimeline(follows)
  $timeline.subscribe(draw)
  $cupMinute.listen(draw)
}

const placeOfLead = () => document.querySelector<HTMLElement>('[data-part=lead]')

/** Looks the place up each time: a live page renders it again. */
function draw(): void {
  const place = placeOfLead()
  const state = $timeline.get()
  if (!place || state.kind === 'loading') return
  if (state.kind === 'failed') place.hidden = true
  else drawLead(place, JSON.parse(place.dataset.props ?? '') as LeadPlace, state.events, $cupMinute.get())
}
