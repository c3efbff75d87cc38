import { teamColour } from '../../domain/presentation/team-colour.ts'

/**
 * A dot for a team that is named after a colour; renders nothing for any other team. The name says the colour, so the dot
 * is not read out.
 */
export default function TeamColour({ team }: { readonly team: string }) {
  const colour = teamColour(team)
  return colour && <i className={`kit kit-${colour}`} aria-hidden="true" />
}
