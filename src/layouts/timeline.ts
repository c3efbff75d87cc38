/** Brings the timeline of a match when somebody first opens it. */
function onToggle({ target }: Event): void {
  if (
    !(target instanceof HTMLDetailsElement) ||
    !target.open ||
    !target.querySelector('[data-part=timeline]')
  )
    return
  document.removeEventListener('toggle', onToggle, true)
  void import('./timeline-part.tsx').then(({ mountTimeline }) => mountTimeline())
}

// It does not bubble.
document.addEventListener('toggle', onToggle, true)
