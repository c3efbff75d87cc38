const CHOSEN = 'on-path'

/** Marks the ties and the lines of some teams in a bracket, and no others. */
function mark(box: Element, teams: readonly string[]): void {
  for (const marked of box.querySelectorAll(`.${CHOSEN}`)) marked.classList.remove(CHOSEN)
  for (const line of box.querySelectorAll<HTMLElement>('[data-team]'))
    if (teams.includes(line.dataset.team ?? '')) {
      line.classList.add(CHOSEN)
      line.closest('.tie')?.classList.add(CHOSEN)
    }
}

/** The team under a pointer; of a whole tie the one that goes through, or both while that is open. */
function teamsAt(target: EventTarget | null): readonly string[] | null {
  if (!(target instanceof Element)) return null
  const line = target.closest<HTMLElement>('[data-team]')
  const tie = target.closest('.tie')
  if (!tie) return null
  const winner = tie.querySelector<HTMLElement>('.won[data-team]')
  const lines = line ? [line] : winner ? [winner] : [...tie.querySelectorAll<HTMLElement>('[data-team]')]
  return lines.map(({ dataset }) => dataset.team ?? '')
}

/** A team's way through a bracket: shown on hover and focus, and for good where the address names one by `?team=`. */
function followPaths(box: Element): void {
  const asked = new URLSearchParams(location.search).get('team')
  const kept = asked === null ? [] : [asked]
  const rest = () => mark(box, teamsAt(box.querySelector(':focus-visible')) ?? kept)
  const show = ({ target }: Event) => {
    const teams = teamsAt(target)
    if (teams) mark(box, teams)
    else rest()
  }
  box.addEventListener('pointerover', show)
  box.addEventListener('pointerleave', rest)
  box.addEventListener('focusin', show)
  box.addEventListener('focusout', () => mark(box, kept))
  rest()
}

/** Shows teams' ways through every bracket of the page, and brings the one that was asked for into view. */
export function highlightPaths(): void {
  for (const box of document.querySelectorAll('.bracket-box')) followPaths(box)
  // Back and forward restore where one was.
  const [visit] = performance.getEntriesByType('navigation')
  const arrived = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (arrived && location.hash === '')
    document
      .querySelector(`.bracket-box .tie.${CHOSEN}`)
      ?.scrollIntoView({ block: 'center', inline: 'center' })
}
