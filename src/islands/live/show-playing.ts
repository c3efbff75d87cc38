import { $live } from '../../stores/live.ts'

/** Fills in, in the header, how many matches are live; nothing while none is, or nobody knows. */
export function showPlaying(): void {
  const places = document.querySelectorAll('[data-playing]')
  $live.subscribe(({ playing }) => {
    const text = playing ? String(playing) : ''
    for (const place of places) if (place.textContent !== text) place.textContent = text
  })
}
