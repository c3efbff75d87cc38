import { BODY_REPLACED } from '../page/body-replaced.ts'

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

/** A team's way through a bracket: shown on hover and focus, and for good where the address names one by `?team=`. */
function followPaths(box: Element): void {
  const asked = new URLSearchParams(location.search).get('team')
  const kept = asked === null ? [] : [asked]
  let shown = kept
  const show = (teams: string[]) => {
    shown = teams
    mark(box, shown)
  }
  const rest = () => show(teamsAt(box.querySelector(':focus-visible')) ?? kept)
  const point = ({ target }: Event) => {
    const teams = teamsAt(target)
    if (teams) show(teams)
    else rest()
  }
  box.addEventListener('pointerover', point)
  box.addEventListener('pointerleave', rest)
  box.addEventListener('focusin', point)
  box.addEventListener('focusout', () => show(kept))
  // A result that comes in renders a tie's lines anew, without the mark.
  new MutationObserver(() => mark(box, shown)).observe(box, {
    subtree: true,
    childList: true,
    attributeFilter: ['class'],
  })
  rest()
}

/** Shows teams' ways through every bracket of the page, and brings the one that was asked for into view. */
export function highlightPaths(): void {
  const followAll = () => {
    for (const box of document.querySelectorAll('.bracket-box')) followPaths(box)
  }
  document.addEventListener(BODY_REPLACED, followAll)
  followAll()
  // Back and forward restore where one was.
  const [visit] = performance.getEntriesByType('navigation')
  const arrived = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (arrived && location.hash === '')
    document
      .querySelector(`.bracket-box .tie.${CHOSEN}`)
      ?.scrollIntoView({ block: 'center', inline: 'center' })
}
