import { memoizedByValue } from '../memoized.ts'

/** The words in schedules for a team not known yet, in English, Swedish, Norwegian, Danish and German. */
export const WON = 'winners?|win|vinnaren?|vinn|segrare|segraren|vinder|vinner|sieger|gewinner'
export const LOST = 'losers?|lose|los|förlorare|förloraren|förl|forl|tapare|taper|taber|verlierer|verl'
export const SECOND = 'runners?[ -]?up'
export const GROUP = 'groups?|grupp|grp|gr|pool|pulje|gruppe'
export const ORDINAL = '(?::?(?:an|a|e|st|nd|rd|th)|\\.)'
const NTH = `\\d{1,2}\\s?${ORDINAL}`
/** A place as a word: "Tvåa Grupp B", "Zweiter Gruppe B". */
export const PLACED =
  'first|second|third|fourth|fifth|ettan?|tvåan?|trean?|fyran?|femman?|erster|zweiter|dritter|vierter|ener|toer|treer|firer'
export const OF = '(?:i|in|im|of|from|från|fra|av|af|aus|der|den|vom|von)'
const MATCH = 'match(?:en)?|game|spel|spiel|kamp(?:en)?|nr|no|number'
const ROUND =
  '(?:semi|kvarts?|quarter|eighth|åttondels|ått(?:end)?e(?:del)?s|ottendedels|sextondels|sekstende(?:del)?s|halb|viertel|achtel|sechzehntel)[ -]?finale?n?|semi|kvart|final(?:e|en)?|bronsmatch|[qshvakå]f|r(?:16|32|64)(?=[\\s#-]+\\d)|round of (?:16|32|64)(?=[\\s#-]+\\d)'
/** A match by number or by its place in a round: "match 12", "M12", "1/8 #3", "semifinal 1", "SF1". */
const WHICH_MATCH = `(?:(?:${OF}|the|${MATCH}|${ROUND})[\\s.:-]*)*#?\\s?(?:1/\\d{1,3}\\s?#?\\s?\\d{1,3}|m?\\d{1,4}|1/\\d{1,3})`
/** Groups have a number or a letter; "Pool" before any other word is the name of a club. */
export const CODE = '(?:\\d{1,3}\\p{L}?|\\p{L}\\d{0,2}|[ivx]{1,4})'
const WHICH_GROUP = `(?:${OF}\\s)?(?:${GROUP})[\\s.]*${CODE}`

export const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu')

const OF_MATCH = whole(
  `(?:${WON}|${LOST})[\\s.:]*${WHICH_MATCH}|[wlv][\\s.]{0,2}(?:(?:${ROUND})[\\s.:#-]*)?\\d{1,3}`,
)
const SHORT_PLACE = whole('[1-8][a-p](?:/?[1-8]?[a-p]){0,11}')
export const BEST = 'best|bästa|beste|bedste|bester'
const BEST_PLACE = whole(
  `(?:${NTH}\\s)?(?:${BEST})\\s(?:${NTH}|\\d['’]?er|${PLACED}|${SECOND})(?:[\\s-](?:placed?|team|teams|lag))*`,
)
const PLACE_OF_GROUP = whole(
  [
    `(?:nr|no|#|pl|place|plats|plass|plads|platz)?[\\s.]*\\d{1,2}\\s?${ORDINAL}?\\s?${WHICH_GROUP}`,
    `\\d{1,2}\\s?:(?:an|a|e|st|nd|rd|th)\\s${OF}\\s.+`,
    `(?:${PLACED}|${WON}|${SECOND})[\\s.]*${WHICH_GROUP}`,
    `(?:${GROUP})[\\s.]*${CODE}[\\s,:]*(?:#?\\d{1,2}|${NTH}|${PLACED}|${WON}|${SECOND})`,
    `(?:grupp|gruppen|pulje|group)[ -]?(?:${WON}|${PLACED})\\s${CODE}`,
  ].join('|'),
)
const UNKNOWN = 'tb[acd]|n\\.?\\s?n\\.?|\\?+|to be (?:announced|confirmed|decided|determined)'
/** The winner or loser of one match of a round that is not said: "Winner QF", "Vinnare semifinal". */
export const OF_ROUND = `(?:${WON}|${LOST})[\\s.]+(?:${OF}\\s)?(?:the\\s)?(?:${ROUND})`
const UNNAMED = whole(`${WON}|${LOST}|${OF_ROUND}|${SECOND}|\\d{1,2}\\s?:?(?:an|a|e|st|nd|rd|th)|${UNKNOWN}`)
const OPEN = whole(UNKNOWN)
const NOBODY = whole(
  'bye|frilott|friplats|freilos|spielfrei|spiel ?frei|spelfri|vila|vilar|oversidder|oversidning|oversitter|står över|står over|walkover-bye|[-–—]',
)

const WON_LABEL = whole(`(?:(?:${WON})(?![\\p{L}]).*|[wv][\\s.]{0,2}(?:\\d|(?:${ROUND})[\\s.:#-]*\\d).*)`)
const LOST_LABEL = whole(`(?:(?:${LOST})(?![\\p{L}]).*|l[\\s.]{0,2}(?:\\d|(?:${ROUND})[\\s.:#-]*\\d).*)`)
const PLACE_LABEL = new RegExp(
  `(?<![\\p{L}])(?:${GROUP})(?![\\p{L}])|^\\d+\\s*(?::?(?:an?|e|st|nd|rd|th)(?![\\p{L}])|\\.)`,
  'iu',
)

/** Normalises a label for comparison: no surrounding space, and single plain spaces within. */
export const plain = (label: string): string => label.trim().replaceAll(/\s+/g, ' ')

/**
 * Whether a name stands for a team not known yet: "Vinn. 12", "W49", "1:an i Grupp 4", "3A/B/C/D", "10th best third". The
 * whole name has to match: "Winner HK" and "1. FC Köln" are teams.
 */
export const isPlaceholder = memoizedByValue((name) => {
  const label = plain(name)
  return [OF_MATCH, PLACE_OF_GROUP, SHORT_PLACE, BEST_PLACE, UNNAMED].some((form) => form.test(label))
})

/** Whether a placeholder only says that the team is not known: "TBA", "N.N.". */
export const isOpen = (placeholder: string): boolean => OPEN.test(plain(placeholder))

/** Whether a name means that this side has no participant. */
export const isNobody = (name: string): boolean => NOBODY.test(plain(name))

/** Whether a label, known to be a placeholder, stands for a place in a group and not for a match of a bracket. */
export function standsForPlace(placeholder: string): boolean {
  const label = plain(placeholder)
  return [PLACE_LABEL, PLACE_OF_GROUP, SHORT_PLACE, BEST_PLACE].some((form) => form.test(label))
}

export const standsForWinner = (placeholder: string): boolean => WON_LABEL.test(plain(placeholder))

export const standsForLoser = (placeholder: string): boolean => LOST_LABEL.test(plain(placeholder))
