/**
 * The heart of a visitor leads to the sign-in page with the ids alone, as it stands in hundreds of rows. What the page
 * calls the thing goes along when it is pressed, so that a favourite is sent whole afterwards (meant-target.ts).
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
