/** The days of the week from Sunday, and the months from January, as calendars write them; short forms are beginnings. */
const WEEKDAYS: readonly string[] = [
  'sunday söndag søndag sonntag sun sön søn so sö sø',
  'monday måndag mandag montag mon mån man mo må ma',
  'tuesday tisdag tirsdag dienstag tue tues tis tirs tir ti di',
  'wednesday onsdag mittwoch wed ons on mi',
  'thursday torsdag donnerstag thu thur thurs tors tor to do',
  'friday fredag freitag fri fre fr',
  'saturday lördag lørdag samstag sonnabend sat lör lør sa lö lø',
]

const MONTHS: readonly string[] = [
  'january januari januar jan',
  'february februari februar feb febr',
  'march mars marts märz maerz mar mär mrz',
  'april apr',
  'may maj mai',
  'june juni jun',
  'july juli jul',
  'august augusti aug',
  'september sept sep',
  'october oktober oct okt',
  'november nov',
  'december dezember desember dec dez des',
]

const indexBy = (lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((words, index) => words.split(' ').map((word) => [word, index] as const)))

const weekdays = indexBy(WEEKDAYS)
const months = indexBy(MONTHS)

/** Returns the day of the week, 0 is Sunday; undefined if the word is none. */
export const weekdayOf = (word: string): number | undefined => weekdays.get(word.toLowerCase())

/** Returns the month from 1; undefined if the word is none. */
export const monthOf = (word: string): number | undefined => {
  const index = months.get(word.toLowerCase())
  return index === undefined ? undefined : index + 1
}
