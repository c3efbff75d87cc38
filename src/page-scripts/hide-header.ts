/** CSS pixels that a thumb scrolls unintentionally. */
const SCROLL_TOLERANCE = 8
/** CSS pixels from the top, above which the header is always visible. */
const AT_TOP = 160

/** On small screens the header hides while the visitor scrolls down, and returns on the first scroll up (`shell.css`). */
export function hideHeaderOnScroll(): void {
  let last = scrollY
  const follow = () => {
    if (Math.abs(scrollY - last) < SCROLL_TOLERANCE) return
    document.documentElement.classList.toggle('navbar-hidden', scrollY > last && scrollY > AT_TOP)
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
}
