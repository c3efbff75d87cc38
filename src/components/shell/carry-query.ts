/**
 * A search goes along to another year, and what is asked of any page goes along to its other language. Written into the
 * link before it is followed, so that a new tab gets it too.
 */
export function carryQuery(): void {
  const carry = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-lang], .years-list a') : null
    if (link && (link.dataset.lang !== undefined || /\/search\/$/.test(location.pathname)))
      link.search = location.search
  }
  document.addEventListener('pointerdown', carry)
  document.addEventListener('click', carry)
}
