/**
 * Carries the query string over: a search goes along to another year, and the query of any page to its other language,
 * and from sign-in to sign-up. It is written into the link before the link is followed, so that a new tab gets it too.
 */
export function carryQuery(): void {
  const carry = ({ target }: Event) => {
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('a[data-lang], a[data-carry], .years-list a')
        : null
    const goesAlong = link?.dataset.lang !== undefined || link?.dataset.carry !== undefined
    if (link && (goesAlong || /\/search\/$/.test(location.pathname))) link.search = location.search
  }
  document.addEventListener('pointerdown', carry)
  document.addEventListener('click', carry)
}
