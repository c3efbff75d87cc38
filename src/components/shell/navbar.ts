/** CSS pixels: what a thumb moves without meaning to. */
const UNMEANT = 8
/** CSS pixels from the top, above which the header always stands. */
const AT_TOP = 160

/** On small screens the header goes while one reads on, and comes back with the first move upwards (`shell.css`). */
export function giveRoomToRead(): void {
  let last = scrollY
  const follow = () => {
    if (Math.abs(scrollY - last) < UNMEANT) return
    const isReading = scrollY > last && scrollY > AT_TOP
    document.documentElement.classList.toggle('navbar-hidden', isReading)
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
}
