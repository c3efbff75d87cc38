import { pathSegment } from '../text/path-segment.ts'

/**
 * Returns the address of the picture that a shared link to a team, club or match shows. It is not a file of the site: the
 * service draws it from its data.
 *
 * @param revision of what it shows: social networks keep a picture under one address for weeks
 */
export const teamPictureAddress = (year: number, teamId: string, revision: number): string =>
  `/share/${year}/team/${pathSegment(teamId)}.png?v=${revision}`
export const clubPictureAddress = (year: number, clubId: string, revision: number): string =>
  `/share/${year}/club/${pathSegment(clubId)}.png?v=${revision}`
export const matchPictureAddress = (year: number, matchId: string, revision: number): string =>
  `/share/${year}/match/${pathSegment(matchId)}.png?v=${revision}`

/** Whether a path of this site is a picture that the service draws. */
export const isDrawnOnRequest = (path: string): boolean =>
  /^\/share\/\d+\/(?:team|club|match)\/[^/]+\.png$/.test(path)
