import type { Embed } from '../../domain/embed/embed-address.ts'
import { groupStandings } from '../../domain/live/team-standing.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { groupText } from '../match/standing-text.ts'
import { isolated } from '../ui/Sentence.tsx'

/** Returns the title of an embed, and the line below it, for Sentence: its place in the cup, or '' if the title says it. */
export function embedHead(
  { index, locale }: EditionSite,
  embed: Embed,
): { readonly title: string; readonly under: string } {
  if ('club' in embed) return { title: index.clubs.get(embed.club)?.name ?? embed.club, under: '' }
  if ('division' in embed)
    return {
      title: index.divisions.get(embed.division)?.name[locale] ?? embed.division,
      under: isolated(index.categories.get(embed.category)?.name[locale] ?? ''),
    }
  const team = index.teams.get(embed.team)
  const category = index.categories.get(team?.categoryId ?? '')
  const standings = groupStandings(index, embed.team).map((standing) => groupText(standing, locale))
  return {
    title: team?.name ?? embed.team,
    under: [...(category ? [isolated(category.name[locale])] : []), ...standings].join(' · '),
  }
}
