import { KEPT_TEAMS, keptTeams } from './kept-teams.ts'

const CHOSEN = 'on-path'

/** Marks the ties and the lines of some teams in a bracket, and no others. */
function mark(box: Element, teams: readonly string[]): void {
  for (const tie of box.querySelectorAll('.tie')) {
    const lines = [...tie.querySelectorAll<HTMLElement>('[data-team]')]
    const chosen = lines.filter(({ dataset }) => teams.includes(dataset.team ?? ''))
    for (const line of lines) line.classList.toggle(CHOSEN, chosen.includes(line))
    tie.classList.toggle(CHOSEN, chosen.length > 0)
  }
}

/** The team under a pointer; of a whole tie the one that goes through, or both while that is open. */
function teamsAt(target: EventTarget | null): string[] | null {
  if (!(target instanceof Element)) return null
  const line = target.closest<HTMLElement>('[data-team]')
  const tie = target.closest('.tie')
  if (!tie) return null
  const winner = tie.querySelector<HTMLElement>('.won[data-team]')
  const lines = line ? [line] : winner ? [winner] : [...tie.querySelectorAll<HTMLElement>('[data-team]')]
  return lines.map(({ dataset }) => dataset.team ?? '')
}

/** Teams' ways through a bracket: shown on hover and focus, and for good those that are kept. */
export function followPaths(box: Element, signal: AbortSignal): void {
  let shown: readonly string[] = []
  const show = (teams: readonly string[]) => {
    shown = teams
    mark(box, shown)
  }
  const rest = () => show(teamsAt(box.querySelector(':focus-visible')) ?? keptTeams())
  const point = ({ target }: Event) => {
    // A finger that scrolls points at nothing.
    if (box.closest('[data-way-of]')) return
    const teams = teamsAt(target)
    if (teams) show(teams)
    else rest()
  }
  box.addEventListener('pointerover', point)
  box.addEventListener('pointerleave', rest)
  box.addEventListener('focusin', point)
  box.addEventListener('focusout', () => show(keptTeams()))
  document.addEventListener(KEPT_TEAMS, rest, { signal })
  // A result that comes in renders a tie's lines anew, without the mark.
  new MutationObserver(() => mark(box, shown)).observe(box, {
    subtree: true,
    childList: true,
    attributeFilter: ['class'],
  })
  rest()
}
