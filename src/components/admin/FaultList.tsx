import { FAULT_KINDS, type ScheduleFault } from '../../domain/schedule/check/schedule-fault.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import CountedList from './CountedList.tsx'
import { type FaultNames, faultText } from './fault-text.ts'
import PlannedMatch from './PlannedMatch.tsx'

interface Props {
  readonly faults: readonly ScheduleFault[]
  readonly index: FaultNames
  /** False: nothing leads to matches, since they have no pages yet. */
  readonly hasPages?: boolean
  readonly locale: Locale
  readonly t: Translate
}

/** What is wrong or hard in a schedule, by its kind, with the matches; a kind that has many is closed. */
export default function FaultList({ faults, index, hasPages = true, locale, t }: Props) {
  const year = hasPages ? index.edition.year : null
  return FAULT_KINDS.map((kind) => {
    const those = faults.filter((fault) => fault.kind === kind)
    return (
      <CountedList key={kind} title={t(`admin.schedule.kinds.${kind}`)} count={those.length}>
        {those.map((fault) => (
          <li key={keyOf(fault)}>
            <bdi>{faultText(fault, index, locale, t)}</bdi>
            {kind !== 'split-class' &&
              fault.matches.map((match) => (
                <PlannedMatch key={match.id} match={match} year={year} locale={locale} t={t} />
              ))}
          </li>
        ))}
      </CountedList>
    )
  })
}

const keyOf = ({ matches, ...rest }: ScheduleFault) => JSON.stringify([rest, matches.map(({ id }) => id)])
