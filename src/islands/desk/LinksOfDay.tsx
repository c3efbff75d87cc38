import { useStore } from '@nanostores/react'
import { use, useEffect, useId, useState } from 'react'
import LinkRows from '../../components/desk/LinkRows.tsx'
import ScorerSheet, { type SheetWords } from '../../components/desk/ScorerSheet.tsx'
import { deskAddress } from '../../domain/desk/desk-address.ts'
import { openingDay } from '../../domain/desk/field-day.ts'
import { linkRows, playingDays } from '../../domain/desk/link-rows.ts'
import { type ScorerLink, withKey } from '../../domain/desk/scorer-link.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { LOCALES, type Locale, perLocale } from '../../domain/text/locale.ts'
import { longDate } from '../../domain/time/stockholm.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { followFeed } from '../../stores/live.ts'
import { $scorerLinks, issueLinks, readLinks, revokeLink } from '../../stores/scorer-links.ts'
import { useRootClass } from '../page/use-root-class.ts'

interface Props {
  schedule: Schedule
  tournamentId: string
  locale: Locale
}

/** The links of a day: their state, what to do about each, and the sheet to print. */
export default function LinksOfDay({ schedule, tournamentId, locale }: Props) {
  for (const each of LOCALES) use(loadMessages(each, 'all'))
  const t = translator(locale)
  const id = useId()
  const { cupId, revision } = schedule
  const { links, keys, isBusy, problem } = useStore($scorerLinks)
  const now = useStore($cupMinute)
  const [chosen, setChosen] = useState<string | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const edition = { cupId, tournamentId }
  // Paper shows the sheet alone.
  useRootClass('has-links', true)
  useEffect(() => void readLinks({ cupId, tournamentId }), [cupId, tournamentId])
  useEffect(() => followFeed({ cupId, tournamentId, revision }, false), [cupId, tournamentId, revision])

  const days = playingDays(schedule)
  const day = chosen ?? openingDay(days, now)
  if (day === null || links === null)
    return (
      <div className="stack gap-3">
        <Problem problem={problem} t={t} />
        {problem === null ? (
          <p role="status">{t('links.loading')}</p>
        ) : (
          <button type="button" className="button at-start" onClick={() => void readLinks(edition)}>
            {t('desk.retry')}
          </button>
        )}
      </div>
    )
  const rows = linkRows(schedule, links, day)
  const lacking = rows.filter(({ link }) => link?.state !== 'valid')
  const desk = location.origin + localized(deskAddress(), locale)
  const addressOf = (link: ScorerLink) => {
    const key = keys.get(link.id)
    return key === undefined ? null : withKey(desk, key)
  }
  const printed = rows.flatMap(({ link, field, arena }) => {
    const address = link?.state === 'valid' ? addressOf(link) : null
    return link && address ? [{ id: link.id, fieldName: field.name, arenaName: arena.name, address }] : []
  })
  const issue = async (fieldIds: readonly string[] | null, replace: boolean) => {
    // The code of a link that is being replaced must not be scanned or copied meanwhile.
    setShownId(null)
    setCopied(null)
    const issued = await issueLinks(edition, { days: [day], fieldIds, replace })
    if (fieldIds?.length === 1) setShownId(issued[0] ?? null)
  }
  const copy = (address: string) =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )

  return (
    <div className="desk stack gap-4">
      <div className="desk-place">
        <label htmlFor={`${id}-day`}>{t('desk.day')}</label>
        <select
          id={`${id}-day`}
          value={day}
          onChange={(event) => {
            setChosen(event.currentTarget.value)
            setShownId(null)
          }}
        >
          {days.map((one) => (
            <option key={one} value={one}>
              {longDate(one, locale)}
            </option>
          ))}
        </select>
      </div>
      <div className="cluster gap-2">
        {lacking.length > 0 && (
          <button
            type="button"
            className="button button-sun"
            disabled={isBusy}
            onClick={() => void issue(null, false)}
          >
            {t('links.issueAll', { count: lacking.length })}
          </button>
        )}
        {printed.length > 0 && (
          <button type="button" className="button button-sun" onClick={() => print()}>
            {t('links.print', { count: printed.length })}
          </button>
        )}
      </div>
      <Problem problem={problem} t={t} />
      <p role="status" className="quiet">
        {isCopied === null ? '' : t(isCopied ? 'links.copied' : 'links.notCopied')}
      </p>
      <LinkRows
        {...{ rows, addressOf, shownId, isBusy, t }}
        onShow={setShownId}
        onIssue={(fieldId) => void issue([fieldId], true)}
        onRevoke={(linkId) => void revokeLink(edition, linkId)}
        onCopy={copy}
      />
      {rows.length > printed.length + lacking.length && (
        <details>
          <summary>{t('links.again')}</summary>
          <p>{t('links.againHelp')}</p>
          <button type="button" className="button" disabled={isBusy} onClick={() => void issue(null, true)}>
            {t('links.againAll')}
          </button>
        </details>
      )}
      {printed.length > 0 && (
        <ScorerSheet day={day} links={printed} words={perLocale(sheetWords)} locale={locale} />
      )}
    </div>
  )
}

function Problem({ problem, t }: { problem: 'away' | { readonly reason: string } | null; t: Translate }) {
  return (
    <p className="desk-problem" role="alert">
      {problem === 'away' && t('links.away')}
      {problem !== null && problem !== 'away' && (
        <>
          {t('desk.refused')} <q>{problem.reason}</q>
        </>
      )}
    </p>
  )
}

function sheetWords(locale: Locale): SheetWords {
  const t = translator(locale)
  return {
    title: t('links.sheet.title'),
    steps: [t('links.sheet.scan'), t('links.sheet.report'), t('links.sheet.offline'), t('links.sheet.lost')],
    number: (id) => t('desk.linkNumber', { id }),
    code: (name) => t('links.code', { name }),
  }
}
