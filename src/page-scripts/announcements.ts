/**
 * Keys of announcements, separated by spaces; before-paint.js reads them before the page is painted. Announcements
 * that a visitor has seen are stored for the session, those that a visitor has folded or dismissed for good.
 */
const SEEN = 'announcements-seen'
const DISMISSED = 'announcements-dismissed'
type Memory = 'localStorage' | 'sessionStorage'

const page = document.documentElement
const list = () => [...document.querySelectorAll<HTMLElement>('.announcement')]
const keyOf = ({ dataset }: HTMLElement): string => dataset.key ?? ''

/**
 * Folds announcements to one line on the next page once they have been seen. They open again on a tap, and stay hidden
 * once dismissed. New announcements are shown in full.
 */
export function foldAnnouncements(): void {
  const fold = document.querySelector('.announcements-fold')
  if (!fold) return
  const tell = () => fold.setAttribute('aria-expanded', String(!page.classList.contains('is-folded')))
  fold.addEventListener('click', () => {
    if (page.classList.toggle('is-folded')) remember(SEEN, list(), 'localStorage')
    tell()
  })
  document.querySelector('.announcements-close')?.addEventListener('click', () => {
    dismiss(list())
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  tell()
  hide()
  remember(SEEN, list(), 'sessionStorage')
}

/** Dismisses the announcements that sell the pass, for visitors who already have it. */
export const dismissPassAnnouncements = (): void =>
  dismiss(list().filter(({ dataset }) => dataset.sells === 'pass'))

function dismiss(items: readonly HTMLElement[]): void {
  remember(DISMISSED, items, 'localStorage')
  for (const item of items) item.hidden = true
  if (list().every((item) => item.hidden)) page.classList.add('no-announcements')
}

/** Hides the announcements that were dismissed before, if others remain. */
function hide(): void {
  const gone = recall(DISMISSED, 'localStorage')
  for (const item of list()) item.hidden = gone.includes(keyOf(item))
}

function recall(name: string, memory: Memory): readonly string[] {
  try {
    return window[memory].getItem(name)?.split(' ') ?? []
  } catch {
    return []
  }
}

function remember(name: string, items: readonly HTMLElement[], memory: Memory): void {
  const known = recall(name, memory)
  const all = new Set([...known, ...items.map(keyOf)])
  if (all.size === known.length) return
  try {
    window[memory].setItem(name, [...all].join(' '))
  } catch {
    // Storage is blocked or full: the next page shows them in full again.
  }
}
