import { lastSeen } from '../../domain/history/club-records.ts'
import { clubMedals, type MedalRow, nationMedals } from '../../domain/history/medal-table.ts'
import { localized, medalsAddress, nationAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import AllTimeMedals, { type MedalLine } from './AllTimeMedals.tsx'
import HistoryNav from './HistoryNav.tsx'
import { yearSpan } from './year-span.ts'

interface Props {
  readonly locale: Locale
  /** The editions that are over, newest first. */
  readonly pastEditions: readonly EditionIndex[]
}

/** How many rows are open, and how many there are at most. */
const NATIONS = { open: 12, most: 90 } as const
const CLUBS = { open: 20, most: 200 } as const

/** The medals of nations and clubs in all editions that are over. */
export default function MedalsPage({ locale, pastEditions }: Props) {
  const t = translator(locale)
  const nations = nationMedals(pastEditions).map((row) => nationLine(row, pastEditions, locale))
  const clubs = clubMedals(pastEditions).flatMap((row) => clubLine(row, pastEditions, locale))
  return (
    <>
      <PageHead title={t('medals.title')} lead={t('medals.lead', { span: yearSpan(pastEditions) })}>
        <HistoryNav locale={locale} here={medalsAddress()} lastYear={pastEditions[0]?.edition.year} />
      </PageHead>
      <div className="pair stack gap-x-5">
        <AllTimeMedals locale={locale} id="nations" lines={nations} {...NATIONS} />
        <AllTimeMedals locale={locale} id="clubs" lines={clubs} {...CLUBS} />
      </div>
    </>
  )
}

function nationLine(
  { key, counts, medals }: MedalRow,
  pastEditions: readonly EditionIndex[],
  locale: Locale,
): MedalLine {
  const nation = nationOf(medals[0]?.team.nationCode ?? null)
  const newest = pastEditions.find(({ teamsByNation }) => teamsByNation.has(key))?.edition.year ?? 0
  return {
    key,
    name: nation?.names[locale] ?? key,
    flag: nation?.known ? nation.flag : undefined,
    address: localized(nationAddress(newest, key), locale),
    counts,
  }
}

function clubLine(
  { key, counts }: MedalRow,
  pastEditions: readonly EditionIndex[],
  locale: Locale,
): MedalLine[] {
  const seen = lastSeen(key, pastEditions)
  if (!seen) return []
  const { name, team, address } = seen
  return [{ key, name, flag: nationOf(team.nationCode)?.flag, address: localized(address, locale), counts }]
}
