import { whenIdle } from '../../components/ui/when-idle.ts'
import type { PartGroup } from '../../stores/parts.ts'

// Parts are no Astro islands of their own: the code that starts islands would weigh 2 kB in each page, also for visitors who
// never need it.
const show = (group: PartGroup) => import('./BuiltPlaces.tsx').then(({ showParts }) => showParts(group))

/** Loads what only a visitor with a token needs, when the page is idle. */
const loadSignedIn = () =>
  whenIdle(() => {
    void show('signed-in')
    void import('./start-signed-in.ts').then(({ startSignedIn }) => startSignedIn())
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

/** Loads the line of the lead once it is visible and the page is idle. */
const lead = document.querySelector('[data-place=lead]')
if (lead) {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    whenIdle(() => void show('lead'))
  })
  seen.observe(lead)
}
