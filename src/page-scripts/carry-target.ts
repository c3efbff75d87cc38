/**
 * The heart of a visitor who is not signed in links to the sign-in page with ids only, as it stands in hundreds of rows.
 * A press adds the names that the page shows, so that the whole favourite can be sent later (intended-target.ts).
 */
export function carryTarget(): void {
  const carry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.heart') : null
    const props = link?.closest<HTMLElement>('[data-props]')?.dataset.props
    if (!link || props === undefined) return
    const { target: named } = JSON.parse(props) as { target: object }
    link.search = `${link.search.replace(/&named=.*/, '')}&named=${encodeURIComponent(JSON.stringify(named))}`
  }
  document.addEventListener('pointerdown', carry)
  document.addEventListener('click', carry)
}
