import type { ResultsClient } from './results-client.ts'

/** What the site does without a field, by a pattern for the field's place in a query. */
const WITHOUT: readonly (readonly [ending: RegExp, without: string])[] = [
  [/^Cups › cups\.name$/, "the cup's name comes from CUP_NAME, else from its tournaments"],
  [/^Cups › cups\.sport$/, 'the sport comes from SPORT, else it is handball'],
  [/announcements/, 'no announcements'],
  [/streamingInfo/, 'no words about access to streams'],
  [
    /revision$|classRevision$/,
    'no revisions: every build reads every edition, and the answers themselves tell whether it changed',
  ],
  [/^Tournament › tournament\.arenas/, 'arenas and fields come from the names of the locations'],
  [/\.(?:area|latitude|longitude)$/, 'no places of arenas'],
  [/^Tournament › tournament\.clubs|clubId$/, 'no clubs, nor their teams in other years'],
  [/streams|streamId$/, 'no streams'],
  [/sponsors/, 'no sponsors'],
  [/statistics/, 'teams, nations and matches are counted'],
  [/selectedGames/, 'no featured matches'],
  [/formerIds/, 'no pages at former addresses'],
  [
    /ranking\.(?:pointsWonOn|pointsLostOn|bonus|steps)|onPenalties$/,
    'no points by penalties, bonus points or capped goal differences',
  ],
  [
    /ranking(?:$|\.(?:chain|points(?:Won|Tied|Lost)$))/,
    'tables as published; where none is, points, then lots',
  ],
  [/^ListedClasses › .*stages/, 'stages come from the divisions'],
  [/^ListedClasses › .*shortName$/, 'classes have no short names'],
  [/^ListedClasses › .*hide(?:Match|Conference)Results$/, 'results are hidden where the service gives none'],
  [/lots$|carriedOver(?!\.(?:onPenalties|bothLose))/, 'no lots or results carried over'],
  [/qualification\.best$/, 'a place that leads on from some groups only is read from placeholders'],
  [
    /qualification$|qualification\.(?!best)/,
    'where places of a group lead is read from the placeholders of later matches',
  ],
  [/bothLose$/, 'no match that both sides lose'],
  [/stood/, 'no score that was played before a disqualification'],
  [/breaks/, 'no breaks of fields'],
  [/referees$/, 'no referees'],
  [/reason(?:$|\.)/, 'no reasons of decisions'],
  [/adjustments/, 'no points given or taken by a jury'],
  [/fairPlay/, 'no fair-play points'],
  [/withdrawn|withdrawals$/, 'no teams that have withdrawn'],
  [/settledRevision$/, 'every change of a match raises the number of its event in calendars, even a goal'],
  [/leadsNowhere$/, 'no group is said to lead nowhere'],
  [/HalfTimeScore$|PenaltyScore$/, 'no half-time and penalty scores'],
  [/\.winner$|\.decision$/, 'the winner is who has more goals'],
  [/previous(?:StartTime|LocationName)$/, 'no word that a match was moved'],
  [/\.moves$/, 'no page of what changed in the schedule'],
  [/\.(?:started|ended)At$/, 'no word on how late a field runs'],
]

/**
 * Says which fields the service lacks and what the site does without them, for the person who started the build; null if
 * it lacks none.
 */
export function whatIsLacking(client: ResultsClient): string | null {
  const lacking = client.lacking()
  if (lacking.length === 0) return null
  const without = WITHOUT.filter(([ending]) => lacking.some((field) => ending.test(field))).map(
    ([, words]) => words,
  )
  const fields = lacking.length === 1 ? 'one field' : `${lacking.length} fields`
  return [
    `The results service at ${client.address} does not know ${fields} that the site asks for. It is built without:`,
    ...without.map((words) => `  ${words}`),
    `  (asked for in vain: ${lacking.join(', ')})`,
  ].join('\n')
}
