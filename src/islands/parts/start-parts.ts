import { loadCode } from '../../components/ui/load-code.ts'
import { whenIdle } from '../../components/ui/when-idle.ts'
import type { PartGroup } from '../../stores/parts.ts'
import { openTimeline } from './open-timeline.ts'

// Parts are no Astro islands of their own: the code that starts islands would weigh 2 kB in each page, also for visitors who
// never need it.
const show = (group: PartGroup) =>
  loadCode(() => import('./BuiltPlaces.tsx')).then(({ showParts }) => showParts(group))

/** Loads what only a visitor with a token needs, when the page is idle. */
const loadSignedIn = () =>
  whenIdle(() => {
    void show('signed-in')
    void loadCode(() => import('./start-signed-in.ts')).then(({ startSignedIn }) => startSignedIn())
  })
const follow = ({ key, newValue }: StorageEvent) => {
  if (key !== 'user-token' || newValue === null) return
  removeEventListener('storage', follow)
  document.documentElement.classList.add('has-token')
  loadSignedIn()
}

// before-paint.js read the storage before the page was painted.
if (document.documentElement.classList.contains('has-token')) loadSignedIn()
else addEventListener('storage', follow)

/** Loads the timeline of a match when a visitor first opens it. */
function onToggle({ target }: Event): void {
  if (
    !(target instanceof HTMLDetailsElement) ||
    !target.open ||
    !target.querySelector('[data-place=timeline]')
  )
    return
  document.removeEventListener('toggle', onToggle, true)
  void show('timeline')
}

// The event does not bubble.
document.addEventListener('toggle', onToggle, true)

/** Loads a part once its place is visible and the page is idle. */
function showWhenSeen(group: PartGroup, place: Element | null): void {
  if (!place) return
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    whenIdle(() => void show(group))
  })
  seen.observe(place)
}

showWhenSeen('lead', document.querySelector('[data-place=lead]'))
showWhenSeen('timeline', openTimeline())
