/**
 * Keys of announcements, with spaces between; read before the page is painted by language-choice.js. What was seen is
 * remembered for the session, what somebody folded or dismissed for good.
 */
const SEEN = 'announcements-seen'
const DISMISSED = 'announcements-dismissed'
type Memory = 'localStorage' | 'sessionStorage'

const page = document.documentElement
const list = () => [...document.querySelectorAll<HTMLElement>('.announcement')]
const keyOf = ({ dataset }: HTMLElement): string => dataset.key ?? ''

/**
 * Announcements fold to one line on the next page once they were seen, open again on a touch, and stay away once they
 * were dismissed. What is new among them is shown whole.
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

/** Who holds the pass is not asked to get it. */
export const dismissPassAnnouncements = (): void =>
  dismiss(list().filter(({ dataset }) => dataset.sells === 'pass'))

function dismiss(items: readonly HTMLElement[]): void {
  remember(DISMISSED, items, 'localStorage')
  for (const item of items) item.hidden = true
  if (list().every((item) => item.hidden)) page.classList.add('no-announcements')
}

/** Those that were dismissed before, where another stays. */
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
    // Blocked or full: the next page shows them whole again.
  }
}
