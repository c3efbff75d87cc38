import { whenIdle } from '../components/ui/when-idle.ts'

/** Loads the timeline of a match when a visitor first opens it. */
function onToggle({ target }: Event): void {
  if (
    !(target instanceof HTMLDetailsElement) ||
    !target.open ||
    !target.querySelector('[data-part=timeline]')
  )
    return
  document.removeEventListener('toggle', onToggle, true)
  void import('./timeline-part.tsx').then(({ mountTimeline }) => mountTimeline())
}

// The event does not bubble.
document.addEventListener('toggle', onToggle, true)

/** Loads the line of the lead once it is visible and the page is idle. */
function bringLead(place: Element): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    whenIdle(() => void import('../islands/live/show-lead.ts').then(({ showLead }) => showLead()))
  })
  seen.observe(place)
}

const place = document.querySelector('[data-part=lead]')
if (place) bringLead(place)
