import { OWN_TEAMS } from './own-teams.ts'

const MARKED = 'on-path'

/** The visitor's own teams, which are known later than the page. */
let own: readonly string[] = []
/** The teams under the pointer or the focus; null if there are none. */
let pointed: readonly string[] | null = null
/** Whether a way was chosen. On a phone it is then shown alone, until a round is chosen. */
let isChosen = false

/** The team that the address names by `?team=`. */
const teamOfAddress = (): string | null => new URLSearchParams(location.search).get('team')

/** The teams whose ways stay marked: the team in the address, else the visitor's own. */
const keptTeams = (): readonly string[] => (teamOfAddress() === null ? own : [teamOfAddress() ?? ''])

/**
 * Marks the ways of teams through the play-off: on hover and focus, and permanently for the team in the address or the
 * visitor's own teams, for which it adds buttons to the list of teams (Bracket).
 *
 * @returns a function that marks them, at first and after the bracket was rendered again
 */
export function followWays(): () => void {
  const list = document.querySelector<HTMLSelectElement>('.ways > select')
  isChosen = [...(list?.options ?? [])].some(({ value }) => value !== '' && value === teamOfAddress())
  document.addEventListener(OWN_TEAMS, ({ detail }: CustomEventInit<readonly string[]>) => {
    own = detail ?? []
    show()
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.closest('.ways')) choose(target.value || null)
  })
  document.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('.ways .chip') : null
    const team = chip?.dataset.wayOf
    if (!chip || !team) return
    choose(chip.getAttribute('aria-pressed') === 'true' ? null : team)
    document.querySelector<HTMLElement>(`.ways [data-way-of="${CSS.escape(team)}"]`)?.focus()
  })
  document.addEventListener('pointerover', point)
  document.addEventListener('focusin', point)
  document.addEventListener('focusout', () => mark(null))
  if (list) list.value = ''
  showChips()
  return () => show(pointed)
}

/** Shows the whole bracket again, with the way still marked. */
export function leaveWay(): void {
  isChosen = false
  show()
}

/** Puts the team into the address too, so that the page can be shared and revisited; null removes it. */
function choose(team: string | null): void {
  isChosen = team !== null
  const address = new URL(location.href)
  if (team === null) address.searchParams.delete('team')
  else address.searchParams.set('team', team)
  history.replaceState(history.state, '', address)
  for (const list of document.querySelectorAll<HTMLSelectElement>('.ways > select')) list.value = ''
  show()
  document.documentElement.classList.remove('asks')
}

function show(teams: readonly string[] | null = focusedTeams()): void {
  showChips()
  mark(teams)
}

/** Adds a button for the way of each kept team that plays in the bracket. */
function showChips(): void {
  document.querySelector('.bracket-parts')?.toggleAttribute('data-way-of', isChosen)
  const list = document.querySelector<HTMLSelectElement>('.ways > select')
  const place = document.querySelector<HTMLElement>('.way-chips')
  if (!list || !place) return
  const linkedTeam = teamOfAddress()
  const teams = [...new Set([linkedTeam, ...own])]
  const options = teams.flatMap(
    (team) => [...list.options].find(({ value }) => value && value === team) ?? [],
  )
  const listed = [...place.querySelectorAll<HTMLElement>('.chip')].map(({ dataset }) => dataset.wayOf)
  if (listed.join() !== options.map(({ value }) => value).join())
    place.replaceChildren(...options.map((option) => chipOf(option, list.dataset.way ?? '')))
  for (const chip of place.querySelectorAll<HTMLElement>('.chip'))
    chip.setAttribute('aria-pressed', String(isChosen && chip.dataset.wayOf === linkedTeam))
}

function chipOf({ value, text }: HTMLOptionElement, sentence: string): HTMLElement {
  const chip = Object.assign(document.createElement('button'), { type: 'button', className: 'chip' })
  chip.dataset.wayOf = value
  const [before = '', after = ''] = sentence.split('{name}')
  const name = Object.assign(document.createElement('bdi'), { textContent: text })
  const words = document.createElement('span')
  words.append(before, name, after)
  chip.append(words)
  return chip
}

function point({ target }: Event): void {
  // While a way is chosen, a finger that scrolls does not point at a team.
  if (target instanceof Element && target.closest('[data-way-of] .bracket-box')) return
  mark(teamsAt(target) ?? focusedTeams())
}

const focusedTeams = () => teamsAt(document.querySelector('.bracket-box :focus-visible'))

/** Marks the ties and lines of some teams, and no others. @param teams null for those that stay marked */
function mark(teams: readonly string[] | null): void {
  pointed = teams
  const marked = teams ?? keptTeams()
  for (const tie of document.querySelectorAll('.bracket-box .tie')) {
    const lines = [...tie.querySelectorAll<HTMLElement>('[data-team]')]
    const chosen = lines.filter(({ dataset }) => marked.includes(dataset.team ?? ''))
    for (const line of lines) line.classList.toggle(MARKED, chosen.includes(line))
    tie.classList.toggle(MARKED, chosen.length > 0)
  }
}

/** Returns the team at an element. For a whole tie: the team that goes through, or both while the tie is open. */
function teamsAt(target: EventTarget | null): string[] | null {
  const tie = target instanceof Element && target.closest('.bracket-box .tie')
  if (!tie) return null
  const line = target.closest<HTMLElement>('[data-team]') ?? tie.querySelector<HTMLElement>('.won[data-team]')
  const lines = line ? [line] : [...tie.querySelectorAll<HTMLElement>('[data-team]')]
  return lines.map(({ dataset }) => dataset.team ?? '')
}
