import { askedTeam, askFor, KEPT_TEAMS, ownTeams } from './kept-teams.ts'

/** The listeners for the choice of a way in each place, until its teams change. */
const listening = new WeakMap<HTMLElement, AbortController>()

/**
 * Adds buttons for the ways of the team in the address and of the visitor's own teams, and a list of all teams. If there is
 * room, the chosen way stays marked in the tree. On a phone it is shown alone until a round is chosen. Does nothing if the
 * same teams can be chosen already.
 */
export function chooseWay(parts: HTMLElement, signal: AbortSignal): void {
  const place = parts.querySelector<HTMLElement>('.ways')
  const names = namesIn(parts)
  if (!place || names.size < 2 || isListed(names, place)) return
  const former = listening.get(place)
  former?.abort()
  const own = new AbortController()
  listening.set(place, own)
  const either = AbortSignal.any([signal, own.signal])
  const hadFocus = place.contains(document.activeElement)
  const list = teamList(names, place.dataset.choose ?? '')
  list.addEventListener('change', () => choose(list.value))
  const showWay = (isShown: boolean) => {
    parts.toggleAttribute('data-way-of', isShown)
    document.documentElement.classList.remove('asks')
  }
  const choose = (team: string | null) => {
    showWay(team !== null)
    askFor(team)
  }
  const draw = () => {
    const asked = askedTeam()
    const teams = new Set([asked ?? '', ...ownTeams()].filter((team) => names.has(team)))
    const chips = [...teams].map((team) => {
      const chip = document.createElement('button')
      chip.type = 'button'
      chip.className = 'chip'
      chip.dataset.wayOf = team
      chip.append(...worded(place.dataset.way ?? '', names.get(team) ?? ''))
      chip.setAttribute('aria-pressed', String(team === asked && parts.hasAttribute('data-way-of')))
      chip.addEventListener('click', () => {
        choose(chip.getAttribute('aria-pressed') === 'true' ? null : team)
        place.querySelector<HTMLElement>(`[data-way-of="${CSS.escape(team)}"]`)?.focus()
      })
      return chip
    })
    list.value = ''
    for (const old of place.querySelectorAll('.chip')) old.remove()
    place.append(...chips)
  }
  if (!former) parts.toggleAttribute('data-way-of', names.has(askedTeam() ?? ''))
  place.replaceChildren(list)
  document.addEventListener(KEPT_TEAMS, draw, { signal: either })
  const showRound = () => {
    showWay(false)
    draw()
  }
  parts.querySelector('.round-links')?.addEventListener('click', showRound, { signal: either })
  draw()
  if (hadFocus) list.focus({ preventScroll: true })
}

/** Whether the place already holds a list of these teams. */
function isListed(names: ReadonlyMap<string, string>, place: HTMLElement): boolean {
  const teams = [...place.querySelectorAll('option')].map(({ value }) => value)
  return teams.length === names.size + 1 && [...names.keys()].every((team, at) => teams[at + 1] === team)
}

/** Returns the teams of a bracket by id, in the order of their names. */
function namesIn(parts: HTMLElement): Map<string, string> {
  const lines = [...parts.querySelectorAll<HTMLElement>('.line[data-team]')]
  const named = lines.map(
    (line) => [line.dataset.team ?? '', line.querySelector('bdi')?.textContent ?? ''] as const,
  )
  return new Map(
    named.sort(([, one], [, other]) =>
      one.localeCompare(other, document.documentElement.lang, { numeric: true }),
    ),
  )
}

function teamList(names: ReadonlyMap<string, string>, label: string): HTMLSelectElement {
  const list = document.createElement('select')
  list.setAttribute('aria-label', label)
  list.append(new Option(label, ''), ...[...names].map(([team, name]) => new Option(name, team)))
  return list
}

function worded(sentence: string, name: string): (string | Node)[] {
  const [before = '', after = ''] = sentence.split('{name}')
  const shown = document.createElement('bdi')
  shown.textContent = name
  const words = document.createElement('span')
  words.append(before, shown, after)
  return [words]
}
