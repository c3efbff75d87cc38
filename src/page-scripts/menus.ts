const OPEN = 'details:is(.years, .drawer, .user)[open]'

function closeUnless(stays: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) if (!stays(menu)) menu.open = false
}

/** Closes the edition dropdown, the drawer and the user menu on Escape, on a press outside, and when the focus leaves. */
export function closeMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    document.querySelector<HTMLElement>(`${OPEN} > summary`)?.focus()
    closeUnless(() => false)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    // The backdrop of an open drawer is the drawer element itself, but a press on it counts as outside.
    closeUnless((menu) => target instanceof Node && target !== menu && menu.contains(target))
  })
  // A press on an element without focus has no `relatedTarget`; the press itself then closes the menu.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node) closeUnless((menu) => menu.contains(relatedTarget))
  })
}
