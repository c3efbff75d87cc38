/** Handles rounds side by side, of which a phone shows one: its link selects a round, and so does a swipe to it. */
export function followRounds(parts: HTMLElement): void {
  const box = parts.querySelector<HTMLElement>('.bracket-box')
  const rounds = [...parts.querySelectorAll<HTMLElement>('.bracket-round')]
  const links = [...parts.querySelectorAll<HTMLAnchorElement>('.round-links a')]
  if (!box || rounds.length === 0) return
  const isStrip = () => getComputedStyle(box).scrollSnapType !== 'none'
  const leftOf = (round: HTMLElement) =>
    round.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft - box.clientLeft
  const name = (round: HTMLElement) => {
    if (round.hasAttribute('data-shown')) return
    const { top, height } = box.getBoundingClientRect()
    for (const other of rounds) other.toggleAttribute('data-shown', other === round)
    box.toggleAttribute('data-follows', true)
    links.forEach((link, at) => {
      if (rounds[at] === round) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
    const link = links[rounds.indexOf(round)]
    const row = link?.parentElement
    // Keeps the visitor as far down in this round as in the one before it.
    if (top < 0 && isStrip()) scrollBy(0, -top * (box.clientHeight / height - 1))
    if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2
  }
  const show = (round: HTMLElement, behavior: ScrollBehavior = 'instant') => {
    name(round)
    box.scrollTo({ left: leftOf(round), behavior })
  }

  let isWaiting = false
  box.addEventListener('scroll', () => {
    // A search in the page scrolls to the part that is cut off below a short round.
    box.scrollTop = 0
    if (isWaiting || !isStrip()) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      const distance = (round: HTMLElement) => Math.abs(leftOf(round) - box.scrollLeft)
      name(rounds.reduce((best, round) => (distance(round) < distance(best) ? round : best)))
    })
  })
  box.addEventListener('focusin', ({ target }) => {
    const round = target instanceof Element && target.closest<HTMLElement>('.bracket-round')
    if (!round || !isStrip() || round.hasAttribute('data-shown')) return
    show(round)
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  for (const [at, link] of links.entries())
    link.addEventListener('click', (event) => {
      const round = rounds[at]
      if (!round || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      history.replaceState(history.state, '', link.hash)
      show(round)
    })

  const asked = rounds.find((round) => round.querySelector('h3')?.id === location.hash.slice(1))
  const first = asked ?? rounds.find((round) => round.classList.contains('is-current')) ?? rounds[0]
  if (!first) return
  if (isStrip()) show(first)
  else {
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
    const [half = first] = first.querySelectorAll<HTMLElement>('ol')
    if (leftOf(half) < box.scrollLeft) box.scrollLeft = leftOf(half)
  }
}
