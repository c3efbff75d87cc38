import { plainCell } from '../cells/plain-cell.ts'
import { writtenDay } from '../cells/written-day.ts'
import { namedRound } from '../round-names.ts'

/** What a heading between rows, or the name of a sheet, says of the matches below it. */
export interface Heading {
  readonly class?: string
  readonly division?: string
  readonly round?: string
  readonly date?: string
}

const CLASS_WORD = '(?:klass|class|klasse|kategori|category|kategorie|åldersklass|altersklasse)'
const GROUP_WORD = '(?:grupp|grp|group|gruppe|pulje|pool|staffel)'
const PLAYOFF_WORD = '(?:[abc][ -])?(?:slutspel|sluttspill|slutspil|play[ -]?offs?|endrunde|knockout)'
const SEX =
  'pojkar|flickor|boys|girls|mixed|gutter|jenter|drenge|piger|herrar?|damer?|herrer|herren|damen|men|women|männer|frauen|jungen|mädchen|herr|dam|kvinner|menn'
/** "P14", "U 16", "F-12", "Pojkar 14", "Flickor födda 2012", "B-Jugend", "Herrar", "U14 Piger". */
const CLASS = new RegExp(
  `^(?:${CLASS_WORD}:? \\S.{0,30}|(?:[pfgbuhdmwxj]|${SEX})[ -]?(?:u[ -]?)?(?:\\d{1,2}|född[a-z]* \\d{4}|\\d{4})(?: ?[abc])?(?: (?:${SEX}))?|${SEX}|[a-f]-?jugend.{0,12}|[mw]j[a-f])$`,
  'i',
)
const GROUP = new RegExp(`^${GROUP_WORD}[ :]? ?\\S{1,12}$`, 'i')
const PLAYOFF = new RegExp(`^${PLAYOFF_WORD}(?: \\S{1,12})?$`, 'i')

/** Whether a text names a class by its form: "P14", "Flickor 12", "Klass B". */
export const isClassName = (text: string): boolean => CLASS.test(plainCell(text))

/**
 * Reads a heading: "P14", "P14 Grupp 1", "Grupp A", "Semifinaler", "Lördag 4 juli 2026".
 *
 * @param year of days that are written without one
 * @returns null if it says none of these
 */
export function readHeading(text: string, year?: number): Heading | null {
  const plain = plainCell(text)
  const day = writtenDay(plain, year)
  if (day && !day.isSerial && day.clock === null) return { date: plain }
  const parts = new RegExp(`^(.+?)[ ,:;/-]+((?:${GROUP_WORD}|${PLAYOFF_WORD}).*)$`, 'i').exec(plain)
  const one = headingOf(plain)
  if (one) return one
  const [class_, rest] = [headingOf(parts?.[1]?.replace(/[ ,:;-]+$/, '') ?? ''), headingOf(parts?.[2] ?? '')]
  return class_?.class !== undefined && rest ? { ...rest, class: class_.class } : null
}

function headingOf(text: string): Heading | null {
  if (isClassName(text)) return { class: text.replace(new RegExp(`^${CLASS_WORD}:? `, 'i'), '') }
  if (GROUP.test(text) || PLAYOFF.test(text)) return { division: text }
  return text.length > 1 && namedRound(text) ? { round: text } : null
}
