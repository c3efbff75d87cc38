const MENUS = 'details.years, details.drawer, details.user'

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>(MENUS)].filter((menu) => menu.open)

function closeUnless(stays: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of openMenus()) if (!stays(menu)) menu.open = false
}

/** The edition dropdown, the drawer and the user menu close on Escape, on a press outside, and when the focus moves on. */
export function closeMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('pointerdown', ({ target }) => {
    // What dims the page beneath an open drawer belongs to the drawer, and is outside all the same.
    closeUnless((menu) => target instanceof Node && target !== menu && menu.contains(target))
  })
  // A press on what takes no focus leaves with no next target; the press itself closes the menu then.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node) closeUnless((menu) => menu.contains(relatedTarget))
  })
}
