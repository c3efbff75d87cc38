import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import DeskMatches from '../../components/desk/DeskMatches.tsx'
import { DeskAway, DeskReports, DeskStatus, UNDECIDED_ID } from '../../components/desk/DeskOutbox.tsx'
import DeskPlace, { LinkPlace } from '../../components/desk/DeskPlace.tsx'
import { fullStandText } from '../../components/desk/desk-lines.ts'
import { sideName } from '../../components/match/side-name.ts'
import Time from '../../components/ui/Time.tsx'
import { currentMatch } from '../../domain/desk/field-day.ts'
import type { MoveDays } from '../../domain/desk/report-time.ts'
import type { DeskLink } from '../../domain/desk/scorer-link.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { $cupNow } from '../../stores/cup-clock.ts'
import { $deskField, $deskShortcuts, chooseField, setShortcuts } from '../../stores/desk.ts'
import { forgetKey } from '../../stores/desk-key.ts'
import { $outbox, decideConflict, dismissReport, lookAt, sendNow } from '../../stores/desk-outbox.ts'
import { followFeed } from '../../stores/live.ts'
import { useRootClass } from '../page/use-root-class.ts'
import MatchDesk from './MatchDesk.tsx'
import { useFieldDay } from './use-field-day.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Milliseconds. */
const MINUTE = 60_000

interface Props {
  schedule: Schedule
  tournamentId: string
  days: MoveDays
  /** The scorer's link that the desk is open by, with the only field and day that it shows; null: the operator chooses. */
  link: DeskLink | null
  locale: Locale
}

/** A field at the desk: its matches of the day, the match being played, and the reports not sent yet. */
export default function FieldDesk({ schedule, tournamentId, days: moveDays, link, locale }: Props) {
  const t = translator(locale)
  const { cupId, revision } = schedule
  const chosenField = useStore($deskField)
  const hasShortcuts = useStore($deskShortcuts)
  const now = useStore($cupNow)
  const { reports, failures, isKept } = useStore($outbox)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const wantedField = link?.fieldId ?? chosenField
  const fieldId = wantedField !== null && schedule.fields.has(wantedField) ? wantedField : null
  const place = { fieldId, day: link?.day ?? null }
  const { days, day, matches, served, seen } = useFieldDay(schedule, place, chosenDay, now)
  const match = matches.find((one) => one.id === chosenId) ?? currentMatch(matches, now)
  const matchId = match?.id ?? null

  useEffect(() => followFeed({ cupId, tournamentId, revision }, false), [cupId, tournamentId, revision])
  useEffect(() => {
    if (matchId !== null) void lookAt({ cupId, tournamentId, matchId })
  }, [cupId, tournamentId, matchId])

  const at = matches.findIndex((one) => one.id === matchId)
  const go = (step: number) => {
    const next = matches[at + step]
    if (next) setChosenId(next.id)
  }
  useRootClass('has-desk', true)
  useShortcuts(hasShortcuts, { n: () => go(1), p: () => go(-1) })

  const titleOf = ({ categoryId, home, away }: Match) =>
    [schedule.categories.get(categoryId)?.shortName, `${sideName(home, t)} – ${sideName(away, t)}`].join(' ')
  const standOf = (id: string) => {
    const known = served(id)
    return known ? fullStandText(known, t) : null
  }
  const unsent = reports.filter(({ standing }) => standing.kind !== 'refused')
  const undecided = reports.filter(({ standing }) => standing.kind !== 'waiting')
  const listed = {
    standOf,
    locale,
    onDismiss: dismissReport,
    onDecide(key: string, keep: 'mine' | 'theirs') {
      const report = reports.find((one) => one.key === key)
      const theirs = report && served(report.matchId)
      if (theirs) decideConflict(key, keep, theirs)
    },
  }

  return (
    <>
      <div className="desk-bar">
        <p className="desk-clock num">
          <span className="hidden-text">{t('desk.clock')} </span>
          <Time
            when={now && Math.floor(now / MINUTE) * MINUTE}
            text={now === null ? t('desk.clockUnknown') : clock(now)}
          />
        </p>
        <DeskStatus unsent={unsent.length} needsDecision={undecided.length > 0} t={t} />
      </div>
      {link === null ? (
        <DeskPlace
          {...{ schedule, fieldId, days, day, locale }}
          onField={(field) => {
            chooseField(field)
            setChosenDay(null)
            setChosenId(null)
          }}
          onDay={(chosen) => {
            setChosenDay(chosen)
            setChosenId(null)
          }}
        />
      ) : (
        <LinkPlace schedule={schedule} link={link} locale={locale} />
      )}
      {match && (
        <MatchDesk
          key={match.id}
          shown={{ match, seen: seen(match.id), title: titleOf(match), cupId, tournamentId }}
          before={matches[at - 1] ?? null}
          schedule={schedule}
          days={link === null ? moveDays : { first: link.day, last: link.day }}
          locale={locale}
          isScorer={link !== null}
          onTouch={() => setChosenId(match.id)}
        />
      )}
      {/* Below the board: parts that come and go must not move the buttons under a thumb. */}
      <DeskReports {...listed} id={UNDECIDED_ID} reports={undecided} />
      <DeskAway isAway={failures > 0 && unsent.length > 0} isKept={isKept} t={t} onSendNow={sendNow} />
      {match && (
        <div className="desk-steps desk-turn cluster gap-2">
          <button type="button" className="button desk-step-quiet" disabled={at <= 0} onClick={() => go(-1)}>
            {t('desk.previous')} <kbd>P</kbd>
          </button>
          <button
            type="button"
            className="button desk-step-quiet"
            disabled={at >= matches.length - 1}
            onClick={() => go(1)}
          >
            {t('desk.next')} <kbd>N</kbd>
          </button>
        </div>
      )}
      {failures > 0 && (
        <DeskReports {...listed} reports={reports.filter(({ standing }) => standing.kind === 'waiting')} />
      )}
      {fieldId !== null && (
        <DeskMatches
          matches={matches}
          chosenId={matchId}
          empty={t(link === null ? 'desk.noMatches' : 'desk.linkNoMatches')}
          unsent={new Set(unsent.map((report) => report.matchId))}
          t={t}
          onChoose={setChosenId}
        />
      )}
      <div className="cluster gap-2 gap-x-4 apart">
        <label className="desk-check row inline gap-2">
          <input
            type="checkbox"
            checked={hasShortcuts}
            onChange={(event) => setShortcuts(event.currentTarget.checked)}
          />{' '}
          {t('desk.shortcutsOn')}
        </label>
        <button type="button" className="button desk-step-quiet" onClick={forgetKey}>
          {t('desk.keyForget')}
        </button>
      </div>
    </>
  )
}
