/** What schedules and services write where neither team came, in five languages: without case and signs. */
const BOTH = [
  ...['both', 'bothlose', 'bothlost', 'doublewalkover', 'doublewo', 'doubleforfeit', 'doubledefault'],
  ...['båda', 'bådaförlorar', 'bådauteblev', 'dubbelwalkover', 'dubbelwo', 'ingenkom', 'ingetlagkom'],
  ...['begge', 'beggetaber', 'beggetaper', 'dobbeltwalkover', 'dobbelwalkover', 'dobbeltwo', 'dobbelwo'],
  ...['beide', 'beideverlieren', 'beidenichtangetreten', 'doppelteswalkover'],
]

/** What is written of one team as well: then a winner or a score stands beside it. */
const ABSENT = [
  ...['noshow', 'didnotappear', 'uteblev', 'uteblivna', 'ejframme', 'komej'],
  ...['udeblev', 'udeblevet', 'uteble', 'nichtangetreten'],
]

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/** Whether a word says that neither team of a match came. */
export const saysBothLose = (text: string): boolean => BOTH.includes(folded(text))

/** Whether a word says that a team did not come, without saying which. */
export const saysAbsent = (text: string): boolean => ABSENT.includes(folded(text))
