import { $live } from '../../stores/live.ts'

/** Writes the number of live matches into the header; nothing while there are none or the number is unknown. */
export function showPlaying(): void {
  const places = document.querySelectorAll('[data-playing]')
  $live.subscribe(({ playing }) => {
    const text = playing ? String(playing) : ''
    for (const place of places) {
      if (place.textContent !== text) place.textContent = text
      // A link that only has room for the number says nothing without it.
      place.classList.toggle('is-idle', playing === 0)
    }
  })
}
