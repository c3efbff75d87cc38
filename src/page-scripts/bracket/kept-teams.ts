/** Dispatched on the document when the ways of other teams are to stay marked. */
export const KEPT_TEAMS = 'kept-teams'
/** Dispatched on the document with the ids of the teams of the page's year that the visitor follows. */
export const OWN_TEAMS = 'own-teams'

let own: readonly string[] = []

/** The team that the address names by `?team=`. */
export const askedTeam = (): string | null => new URLSearchParams(location.search).get('team')

export const ownTeams = (): readonly string[] => own

/** Returns the teams whose ways stay marked: the team in the address, else the visitor's own. */
export function keptTeams(): readonly string[] {
  const asked = askedTeam()
  return asked === null ? own : [asked]
}

/** Sets the team in the address, so that the page can be shared and revisited; null removes it. */
export function askFor(team: string | null): void {
  const address = new URL(location.href)
  if (team === null) address.searchParams.delete('team')
  else address.searchParams.set('team', team)
  history.replaceState(history.state, '', address)
  document.dispatchEvent(new Event(KEPT_TEAMS))
}

/** Receives the visitor's own teams, which are known later than the page. */
export function learnOwnTeams(): void {
  document.addEventListener(OWN_TEAMS, ({ detail }: CustomEventInit<readonly string[]>) => {
    own = detail ?? []
    document.dispatchEvent(new Event(KEPT_TEAMS))
  })
}
