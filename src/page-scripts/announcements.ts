import { type Memory, recall, remember } from './browser/storage.ts'

/**
 * Keys of announcements, separated by spaces; before-paint.js reads them. Announcements that a visitor has seen are stored
 * for the session, those that a visitor has folded or dismissed for good.
 */
const SEEN = 'announcements-seen'
const DISMISSED = 'announcements-dismissed'

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
    if (page.classList.toggle('is-folded')) add(SEEN, list(), 'localStorage')
    tell()
  })
  document.querySelector('.announcements-close')?.addEventListener('click', () => {
    dismiss(list())
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  tell()
  // Others remain, or the page would show none.
  const gone = keysOf(DISMISSED, 'localStorage')
  for (const item of list()) item.hidden = gone.includes(keyOf(item))
  add(SEEN, list(), 'sessionStorage')
}

/** Dismisses the announcements that sell the pass, for visitors who already have it. */
export const dismissPassAnnouncements = (): void =>
  dismiss(list().filter(({ dataset }) => dataset.sells === 'pass'))

function dismiss(items: readonly HTMLElement[]): void {
  add(DISMISSED, items, 'localStorage')
  for (const item of items) item.hidden = true
  if (list().every((item) => item.hidden)) page.classList.add('no-announcements')
}

const keysOf = (name: string, memory: Memory): readonly string[] => recall(memory, name)?.split(' ') ?? []

function add(name: string, items: readonly HTMLElement[], memory: Memory): void {
  const known = keysOf(name, memory)
  const all = new Set([...known, ...items.map(keyOf)])
  if (all.size > known.length) remember(memory, name, [...all].join(' '))
}
