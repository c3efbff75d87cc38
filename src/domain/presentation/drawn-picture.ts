import { pathSegment } from '../text/path-segment.ts'

/**
 * The picture that a shared link to a team, club or match shows: no file of the site, the service draws it of what it knows.
 *
 * @param revision of what it shows: networks keep a picture for weeks under one address
 */
export const teamPictureAddress = (year: number, teamId: string, revision: number): string =>
  `/share/${year}/team/${pathSegment(teamId)}.png?v=${revision}`
export const clubPictureAddress = (year: number, clubId: string, revision: number): string =>
  `/share/${year}/club/${pathSegment(clubId)}.png?v=${revision}`
export const matchPictureAddress = (year: number, matchId: string, revision: number): string =>
  `/share/${year}/match/${pathSegment(matchId)}.png?v=${revision}`

/** Whether a path of this site is such a picture. */
export const isDrawnOnRequest = (path: string): boolean =>
  /^\/share\/\d+\/(?:team|club|match)\/[^/]+\.png$/.test(path)
