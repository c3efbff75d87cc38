import type { CardLabel } from '../../components/match/match-card.ts'
import type { SideName } from '../../domain/tournament/match.ts'

export type CardForm = 'row' | 'ticket' | 'tie' | 'scoreboard'

/** A match as the page was built with it: what of it stays when the match changes, and the markup to go back to. */
export interface BuiltCard {
  readonly matchId: string
  readonly form: CardForm
  readonly element: HTMLElement
  readonly nodes: readonly ChildNode[]
  /** Flag by name: of the teams that it was built with. */
  readonly flags: ReadonlyMap<string, string>
  readonly own: SideName | null
  readonly isDated: boolean
  readonly place: string | null
  readonly labels: readonly CardLabel[]
}

const FORMS: readonly CardForm[] = ['row', 'ticket', 'tie', 'scoreboard']
const SELECTOR = '[data-match]'

/** Every match that stands on the page as it was built, by id. Nothing is changed by looking. */
export function findBuilt(): ReadonlyMap<string, readonly HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>()
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    const id = element.dataset.match ?? ''
    found.set(id, [...(found.get(id) ?? []), element])
  }
  return found
}

/** Takes the built inside of a card out of the page, and notes what of it is to stay. */
export function takeOver(element: HTMLElement): BuiltCard {
  const card = read(element)
  element.replaceChildren()
  return card
}

/** Puts the inside back that the page was built with. */
export function giveBack({ element, nodes }: BuiltCard): void {
  element.replaceChildren(...nodes)
}

function read(element: HTMLElement): BuiltCard {
  const form = FORMS.find((one) => element.classList.contains(one === 'row' ? 'match' : one)) ?? 'row'
  const sides = [...element.querySelectorAll<HTMLElement>('.side, .row, .line, .club')]
  const own = sides.findIndex((side) => side.classList.contains('own'))
  return {
    matchId: element.dataset.match ?? '',
    form,
    element,
    nodes: [...element.childNodes],
    flags: new Map(sides.flatMap((side) => flagOf(side) ?? [])),
    own: own === 0 ? 'home' : own === 1 ? 'away' : null,
    isDated: form !== 'row' || element.querySelector('.when > .small') !== null,
    place: textOf(element, PLACES[form]),
    labels: labelsOf(element, form),
  }
}

const PLACES: Readonly<Record<CardForm, string>> = {
  row: '.place',
  ticket: '.no-place',
  tie: '.info > bdi',
  scoreboard: '.under > bdi',
}

function labelsOf(element: HTMLElement, form: CardForm): CardLabel[] {
  const labels = form === 'row' ? '.meta > :not(.place, em)' : form === 'ticket' ? '.top > bdi' : '.no-label'
  return [...element.querySelectorAll(labels)].map((label) => ({
    text: label.textContent,
    isName: label.tagName === 'BDI',
  }))
}

function flagOf(side: HTMLElement): [readonly [name: string, flag: string]] | null {
  const flag = side.querySelector('use')?.getAttribute('href')?.split('#')[1]
  const name = textOf(side, 'bdi')
  return flag === undefined || name === null ? null : [[name, flag]]
}

const textOf = (within: Element, selector: string): string | null =>
  within.querySelector(selector)?.textContent ?? null
