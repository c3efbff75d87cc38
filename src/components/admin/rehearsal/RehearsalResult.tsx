import type { ReactNode } from 'react'
import { waitText } from '../../../domain/presentation/wait-text.ts'
import type { MissingTeam } from '../../../domain/rehearsal/rehearsal-findings.ts'
import type { RehearsalSummary } from '../../../domain/rehearsal/rehearsal-summary.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Match } from '../../../domain/tournament/match.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { dayShort } from '../../ui/day-words.ts'
import CountedList from '../CountedList.tsx'
import FaultList from '../FaultList.tsx'
import type { FaultNames } from '../fault-text.ts'
import PlannedMatch from '../PlannedMatch.tsx'

interface Props {
  readonly rehearsal: RehearsalSummary
  readonly locale: Locale
  readonly t: Translate
}

/** What a rehearsal found: what was slow, missing and clashed. */
export default function RehearsalResult({ rehearsal, locale, t }: Props) {
  const { missing, unplayed, withoutPlace, withoutLink, planned, played, isPublic } = rehearsal
  const index: FaultNames = {
    edition: rehearsal,
    teams: named(rehearsal.teams),
    fields: named(rehearsal.fields),
    categories: new Map(),
  }
  const words = { locale, t }
  const lineOf = (match: Match) => (
    <PlannedMatch key={match.id} match={match} year={isPublic ? rehearsal.year : null} {...words} />
  )
  const faults = { index, hasPages: isPublic, ...words }
  const why = ({ why: reason, sharedBy }: MissingTeam) =>
    t(`admin.rehearsal.why.${reason}`, {
      count: sharedBy.length,
      names: new Intl.ListFormat(locale).format(sharedBy.map((id) => rehearsal.teams[id] ?? id)),
    })
  return (
    <>
      <Part title={t('admin.rehearsal.slow')}>
        <p>
          {t('admin.rehearsal.stored', { count: rehearsal.reports, wait: waitText(rehearsal.ms, locale) })}
        </p>
      </Part>
      <Part
        title={t('admin.rehearsal.missing')}
        isEmpty={missing.length + unplayed.length + withoutPlace.length + withoutLink.length === 0}
        nothing={t('admin.rehearsal.nothing')}
      >
        <CountedList title={t('admin.rehearsal.withoutTeam')} count={missing.length}>
          {missing.map((one) => (
            <li key={`${one.match.id} ${one.label}`}>
              <bdi>{t('admin.schedule.label', { text: one.label })}</bdi>: {why(one)}
              {lineOf(one.match)}
              {one.waitsFor && lineOf(one.waitsFor)}
            </li>
          ))}
        </CountedList>
        <CountedList title={t('admin.rehearsal.unplayed')} count={unplayed.length}>
          {unplayed.map((match) => (
            <li key={match.id}>{lineOf(match)}</li>
          ))}
        </CountedList>
        <FaultList faults={withoutPlace} {...faults} />
        <CountedList title={t('admin.rehearsal.withoutLink')} count={withoutLink.length}>
          {withoutLink.map(({ fieldId, day }) => (
            <li key={`${fieldId} ${day}`}>
              {dayShort(day, locale)} <bdi>{rehearsal.fields[fieldId] ?? fieldId}</bdi>
            </li>
          ))}
        </CountedList>
      </Part>
      <Part
        title={t('admin.rehearsal.clashed')}
        isEmpty={planned.length + played.length === 0}
        nothing={t('admin.rehearsal.nothing')}
      >
        <FaultList faults={planned} {...faults} />
        {played.length > 0 && <h4>{t('admin.rehearsal.asPlayed')}</h4>}
        <FaultList faults={played} {...faults} />
      </Part>
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly isEmpty?: boolean
  readonly nothing?: string
  readonly children: ReactNode
}

const Part = ({ title, isEmpty = false, nothing, children }: PartProps) => (
  <section className="stack gap-3">
    <h3>{title}</h3>
    {isEmpty ? <p>{nothing}</p> : children}
  </section>
)

const named = (names: Readonly<Record<string, string>>) =>
  new Map(Object.entries(names).map(([id, name]) => [id, { name }]))
