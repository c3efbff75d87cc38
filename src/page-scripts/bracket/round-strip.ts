import { leaveWay } from './ways.ts'

const LINKS = '.round-links a'
const ROUND = '.bracket-round'

const isStrip = (box: Element): boolean => getComputedStyle(box).scrollSnapType !== 'none'
const roundsOf = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(ROUND)]
const roundOf = ({ hash }: HTMLAnchorElement) =>
  document.getElementById(hash.slice(1))?.closest<HTMLElement>(ROUND)
const leftOf = (round: HTMLElement, box: Element): number =>
  round.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft - box.clientLeft

/**
 * Handles rounds side by side, of which a phone shows one: its link selects a round, and so does a swipe to it.
 *
 * @returns a function that opens a bracket that was rendered again at its current round
 */
export function followRounds(): () => void {
  // The event does not bubble.
  const onScroll = ({ target: box }: Event) => {
    if (!(box instanceof Element) || !box.matches('.bracket-box')) return
    // A search in the page scrolls to the part that is cut off below a short round.
    box.scrollTop = 0
    if (!isStrip(box)) return
    const distance = (round: HTMLElement) => Math.abs(leftOf(round, box) - box.scrollLeft)
    const [nearest] = roundsOf(box).sort((one, other) => distance(one) - distance(other))
    if (nearest) name(nearest, box)
  }
  document.addEventListener('scroll', onScroll, true)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const round = target.closest<HTMLElement>(ROUND)
    const box = round?.closest('.bracket-box')
    if (!round || !box || !isStrip(box) || round.hasAttribute('data-shown')) return
    show(round, box)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null
    const round = link && roundOf(link)
    const box = round?.closest('.bracket-box')
    if (!link || !round || !box || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    history.replaceState(history.state, '', link.hash)
    document.documentElement.classList.remove('asks')
    leaveWay()
    show(round, box)
  })
  const opened = new WeakSet<Element>()
  const open = () => {
    const box = document.querySelector('.bracket-box')
    if (!box || opened.has(box)) return
    opened.add(box)
    openAt(box)
  }
  open()
  return open
}

function name(round: HTMLElement, box: Element): void {
  if (round.hasAttribute('data-shown')) return
  const { top, height } = box.getBoundingClientRect()
  for (const other of roundsOf(box)) other.toggleAttribute('data-shown', other === round)
  box.toggleAttribute('data-follows', true)
  // Keeps the visitor as far down in this round as in the one before it.
  if (top < 0 && isStrip(box)) scrollBy(0, -top * (box.clientHeight / height - 1))
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const row = link.parentElement
    link.removeAttribute('aria-current')
    if (!row || roundOf(link) !== round) continue
    link.setAttribute('aria-current', 'true')
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2
  }
}

function show(round: HTMLElement, box: Element): void {
  name(round, box)
  box.scrollTo({ left: leftOf(round, box), behavior: 'instant' })
}

/** Opens a bracket at the round in the address, or at the current one. */
function openAt(box: Element): void {
  const rounds = roundsOf(box)
  const linkedRound = rounds.find((round) => round.querySelector('h3')?.id === location.hash.slice(1))
  const first = linkedRound ?? rounds.find((round) => round.classList.contains('is-current')) ?? rounds[0]
  if (first && isStrip(box)) show(first, box)
  if (!first || isStrip(box)) return
  box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
  const [half = first] = first.querySelectorAll<HTMLElement>('ol')
  if (leftOf(half, box) < box.scrollLeft) box.scrollLeft = leftOf(half, box)
}
