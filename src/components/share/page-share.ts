import {
  categoryShareAddress,
  editionShareAddress,
  nationShareAddress,
  storyShareAddress,
} from '../../domain/presentation/addresses.ts'
import {
  clubPictureAddress,
  matchPictureAddress,
  teamPictureAddress,
} from '../../domain/presentation/drawn-picture.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Category, Club, Team } from '../../domain/tournament/edition.ts'
import type { Match } from '../../domain/tournament/match.ts'

/** The picture shown with a link to a page, and its description. */
export interface PageShare {
  readonly address: string
  readonly alt: string
}

const words = ({ cup, year }: PageSite, ...names: readonly string[]) =>
  [...names, `${cup.name} ${year}`].join(', ')

export const editionShare = (site: PageSite): PageShare => ({
  address: editionShareAddress(site.year),
  alt: words(site),
})

/** The picture for everything in a class: its groups and play-offs, and its teams and matches if no service draws theirs. */
export const classShare = (site: PageSite, category: Category): PageShare => ({
  address: categoryShareAddress(site.year, category.id),
  alt: words(site, category.name[site.locale]),
})

/** @param name of the nation in the page's language */
export const nationShare = (site: PageSite, key: string, name: string): PageShare => ({
  address: nationShareAddress(site.year, key),
  alt: words(site, name),
})

/** @param title of the story in the page's language */
export const storyShare = (site: PageSite, title: string): PageShare => ({
  address: storyShareAddress(site.year),
  alt: words(site, title),
})

/** The picture for a team: drawn on request if the site has a service for it; otherwise the picture of the team's class. */
export const teamShare = (site: PageSite, team: Team, category: Category): PageShare =>
  site.all.outside.drawsPictures
    ? {
        address: teamPictureAddress(site.year, team.id, newest(site.index.matchesByTeam.get(team.id))),
        alt: words(site, team.name, category.name[site.locale]),
      }
    : classShare(site, category)

/** Returns the picture for a club: drawn as for a team if the club has teams; otherwise that of the edition. */
export function clubShare(site: PageSite, club: Club): PageShare {
  const { index, year } = site
  const teams = index.teamsByClub.get(club.id) ?? []
  if (!site.all.outside.drawsPictures || teams.length === 0) return editionShare(site)
  const matches = teams.flatMap(({ id }) => index.matchesByTeam.get(id) ?? [])
  return { address: clubPictureAddress(year, club.id, newest(matches)), alt: words(site, club.name) }
}

/** The picture for a match, drawn as for a team. @param sides who plays, in the page's language */
export const matchShare = (site: PageSite, match: Match, category: Category, sides: string): PageShare =>
  site.all.outside.drawsPictures
    ? {
        address: matchPictureAddress(site.year, match.id, newest([match])),
        alt: words(site, sides, category.name[site.locale]),
      }
    : classShare(site, category)

const newest = (matches: readonly Match[] = []): number =>
  matches.reduce((most, { revision = 0 }) => Math.max(most, revision), 0)
