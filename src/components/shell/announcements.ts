/** Local storage: keys of announcements, with spaces between. Read before the page is painted by language-choice.js. */
const SEEN = 'announcements-seen'
const DISMISSED = 'announcements-dismissed'

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
    page.classList.toggle('is-folded')
    tell()
  })
  document.querySelector('.announcements-close')?.addEventListener('click', () => {
    dismiss(list())
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  tell()
  hide()
  remember(SEEN, list())
}

/** Who holds the pass is not asked to get it. */
export const dismissPassAnnouncements = (): void =>
  dismiss(list().filter(({ dataset }) => dataset.sells === 'pass'))

function dismiss(items: readonly HTMLElement[]): void {
  remember(DISMISSED, items)
  for (const item of items) item.hidden = true
  if (list().every((item) => item.hidden)) page.classList.add('no-announcements')
}

/** Those that were dismissed before, where another stays. */
function hide(): void {
  const gone = recall(DISMISSED)
  for (const item of list()) item.hidden = gone.includes(keyOf(item))
}

function recall(name: string): readonly string[] {
  try {
    return localStorage.getItem(name)?.split(' ') ?? []
  } catch {
    return []
  }
}

function remember(name: string, items: readonly HTMLElement[]): void {
  const known = recall(name)
  const all = new Set([...known, ...items.map(keyOf)])
  if (all.size === known.length) return
  try {
    localStorage.setItem(name, [...all].join(' '))
  } catch {
    // Blocked or full: the next page shows them whole again.
  }
}
