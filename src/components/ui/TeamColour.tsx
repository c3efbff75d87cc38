import { teamColour } from '../../domain/presentation/team-colour.ts'

/** A dot for a team that is named by a colour; nothing for any other. The name says it, so it is not read out. */
export default function TeamColour({ team }: { readonly team: string }) {
  const colour = teamColour(team)
  return colour && <i className={`kit kit-${colour}`} aria-hidden="true" />
}
