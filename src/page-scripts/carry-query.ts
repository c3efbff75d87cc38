/**
 * Writes more into a link before it is followed, so that a new tab gets it too. The query goes along: of a search to another
 * year, of any page to its other language, and from sign-in to sign-up. The heart of a visitor who is not signed in links to
 * the sign-in page with ids only, as it stands in hundreds of rows: it gets the names of its favourite, so that the whole
 * favourite can be sent later (intended-target.ts).
 */
export function carryQuery(): void {
  const carry = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[data-lang], a[data-carry]')
    const year = /\/search\/$/.test(location.pathname) && target.closest<HTMLAnchorElement>('.years-list a')
    const goesAlong = link ?? year
    if (goesAlong) goesAlong.search = location.search
    const heart = target.closest<HTMLAnchorElement>('a.heart')
    const props = heart?.closest<HTMLElement>('[data-props]')?.dataset.props
    if (!heart || props === undefined) return
    const named = encodeURIComponent(JSON.stringify((JSON.parse(props) as { target: object }).target))
    heart.search = `${heart.search.replace(/&named=.*/, '')}&named=${named}`
  }
  document.addEventListener('pointerdown', carry)
  document.addEventListener('click', carry)
}
