import writeSheet, { type CellObject } from 'write-excel-file/browser'
import { stateText } from '../../components/match/call-off-text.ts'
import { stoodText } from '../../components/match/match-card.ts'
import { matchRoundName } from '../../components/match/round-name.ts'
import { sideName } from '../../components/match/side-name.ts'
import { fieldName } from '../../domain/presentation/field-name.ts'
import { presentMatch } from '../../domain/presentation/match-presentation.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { type Match, scoreOf, startOf } from '../../domain/tournament/match.ts'
import { matchDay } from '../../domain/tournament/match-days.ts'
import { type Translate, translator } from '../../i18n/translate.ts'

interface SheetColumn {
  readonly title: string
  readonly cell: (match: Match) => CellObject | null
}

const WIDEST = 42
/** Numbers that a sheet shows exactly as written; all others stay text. */
const PLAIN_NUMBER = /^(0|[1-9]\d{0,8})$/

/** Returns matches as a sheet for people. Days, times and goals are values; everything else is text, never a formula. */
export function matchSheet(site: EditionSite, matches: readonly Match[]): Promise<Blob> {
  const t = translator(site.locale)
  const columns = columnsOf(site, t)
  const rows = matches.map((match) => columns.map(({ cell }) => cell(match)))
  const header = columns.map(({ title }): CellObject => ({ ...text(title), fontWeight: 'bold' }))
  return writeSheet([header, ...rows], {
    sheet: t('downloadList.sheet', { year: site.year }),
    stickyRowsCount: 1,
    columns: columns.map(({ title }, place) => ({
      width: Math.min(WIDEST, Math.max(title.length, ...rows.map((row) => widthOf(row[place]))) + 2),
    })),
  }).toBlob()
}

function columnsOf({ index, locale }: EditionSite, t: Translate): SheetColumn[] {
  const { categories, divisions, fields } = index
  const goals = (side: 'home' | 'away') => (match: Match) => number(scoreOf(match)?.[side] ?? null)
  return [
    { title: t('match.number'), cell: ({ number: written }) => numberOrText(written) },
    { title: t('match.day'), cell: ({ time }) => date(matchDay(time)) },
    { title: t('downloadList.time'), cell: (match) => timeOfDay(startOf(match)) },
    { title: t('match.class'), cell: ({ categoryId }) => text(categories.get(categoryId)?.shortName) },
    { title: t('match.group'), cell: ({ divisionId }) => text(divisions.get(divisionId)?.name[locale]) },
    { title: t('match.round'), cell: ({ round }) => text(matchRoundName(round, t)) },
    { title: t('downloadList.home'), cell: ({ home }) => text(sideName(home, t)) },
    { title: t('downloadList.away'), cell: ({ away }) => text(sideName(away, t)) },
    { title: t('downloadList.homeGoals'), cell: goals('home') },
    { title: t('downloadList.awayGoals'), cell: goals('away') },
    { title: t('downloadList.remark'), cell: (match) => text(remarkOf(match, locale)) },
    { title: t('match.field'), cell: (match) => text(fieldName(match, fields)) },
  ]
}

function remarkOf(match: Match, locale: Locale): string | null {
  const t = translator(locale)
  const shown = presentMatch(match)
  const { badge, penalties, decision } = shown
  if (badge !== null) return [stateText(shown, locale), stoodText(shown, locale)].filter(Boolean).join('. ')
  if (penalties !== null) return t('match.penalties', { score: `${penalties.home}–${penalties.away}` })
  return decision === null || decision === 'penalties' ? null : t(`match.${decision}`)
}

const text = (value: string | null | undefined): CellObject | null => (value ? { value, type: String } : null)
const number = (value: number | null): CellObject | null => (value === null ? null : { value, type: Number })
const numberOrText = (value: string | null): CellObject | null =>
  value !== null && PLAIN_NUMBER.test(value) ? number(Number(value)) : text(value)

/** A sheet has no time zones, so it gets the day and the time of the clocks in Stockholm. */
const date = (day: string | null): CellObject | null =>
  day === null ? null : { value: new Date(day), type: Date, format: 'yyyy-mm-dd' }

function timeOfDay(at: number | null): CellObject | null {
  if (at === null) return null
  const [hours = 0, minutes = 0] = clock(at).split(':').map(Number)
  return { value: (hours * 60 + minutes) / 1440, type: Number, format: 'hh:mm' }
}

const widthOf = (cell: CellObject | null | undefined): number =>
  typeof cell?.value === 'string' ? cell.value.length : cell?.type === Date ? 10 : 5
