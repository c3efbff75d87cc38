/** Brings the course of a match when somebody first opens it. */
function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.querySelector('[data-part=course]'))
    return
  document.removeEventListener('toggle', onToggle, true)
  void import('./course-part.tsx').then(({ mountCourse }) => mountCourse())
}

// It does not bubble.
document.addEventListener('toggle', onToggle, true)
