import { KEPT_TEAMS, keptTeams } from './kept-teams.ts'

const CHOSEN = 'on-path'

/** Marks the ties and lines of the given teams in a bracket, and no others. */
function mark(box: Element, teams: readonly string[]): void {
  for (const tie of box.querySelectorAll('.tie')) {
    const lines = [...tie.querySelectorAll<HTMLElement>('[data-team]')]
    const chosen = lines.filter(({ dataset }) => teams.includes(dataset.team ?? ''))
    for (const line of lines) line.classList.toggle(CHOSEN, chosen.includes(line))
    tie.classList.toggle(CHOSEN, chosen.length > 0)
  }
}

/** Returns the team under the pointer. For a whole tie: the team that goes through, or both while the tie is open. */
function teamsAt(target: EventTarget | null): string[] | null {
  if (!(target instanceof Element)) return null
  const line = target.closest<HTMLElement>('[data-team]')
  const tie = target.closest('.tie')
  if (!tie) return null
  const winner = tie.querySelector<HTMLElement>('.won[data-team]')
  const lines = line ? [line] : winner ? [winner] : [...tie.querySelectorAll<HTMLElement>('[data-team]')]
  return lines.map(({ dataset }) => dataset.team ?? '')
}

/** Shows teams' ways through a bracket: on hover and focus, and permanently for kept teams. */
export function followPaths(box: Element, signal: AbortSignal): void {
  let shown: readonly string[] = []
  const show = (teams: readonly string[]) => {
    shown = teams
    mark(box, shown)
  }
  const rest = () => show(teamsAt(box.querySelector(':focus-visible')) ?? keptTeams())
  const point = ({ target }: Event) => {
    // While a way is chosen, a finger that scrolls does not point at a team.
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
  // A new result renders the lines of a tie again, without the mark.
  new MutationObserver(() => mark(box, shown)).observe(box, {
    subtree: true,
    childList: true,
    attributeFilter: ['class'],
  })
  rest()
}
