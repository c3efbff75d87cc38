import type { LinkRow } from '../../domain/desk/link-rows.ts'
import type { ScorerLink } from '../../domain/desk/scorer-link.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Translate } from '../../i18n/translate.ts'
import QrCode from '../my-week/QrCode.tsx'
import Time from '../ui/Time.tsx'

interface Props {
  rows: readonly LinkRow[]
  /** Returns the address that a link opens; null if its key is not known here. */
  addressOf: (link: ScorerLink) => string | null
  /** The number of the link whose code is shown; null if none is. */
  shownId: string | null
  isBusy: boolean
  t: Translate
  onShow: (linkId: string | null) => void
  onIssue: (fieldId: string) => void
  onRevoke: (linkId: string) => void
  onCopy: (address: string) => void
}

/** The fields of a day with their links. */
export default function LinkRows({ rows, ...props }: Props) {
  return (
    <ol className="panel scorer-links">
      {rows.map((row) => (
        <li key={row.field.id} className="panel-pad stack gap-2">
          <Row {...props} row={row} />
        </li>
      ))}
    </ol>
  )
}

function Row({ row, addressOf, shownId, isBusy, t, ...on }: Omit<Props, 'rows'> & { row: LinkRow }) {
  const { field, arena, link } = row
  const valid = link?.state === 'valid' ? link : null
  const address = valid && addressOf(valid)
  const isShown = valid !== null && valid.id === shownId
  return (
    <>
      <h2 className="cluster gap-x-3 baseline scorer-field">
        <bdi>{field.name}</bdi> <bdi className="quiet">{arena.name}</bdi>
      </h2>
      <p>
        {link && <span className="num">{t('desk.linkNumber', { id: link.id })}: </span>}
        <State link={link} t={t} />
      </p>
      <div className="cluster gap-2">
        {valid && address && (
          <button
            type="button"
            className="button"
            aria-expanded={isShown}
            onClick={() => on.onShow(isShown ? null : valid.id)}
          >
            {t('links.show')}
          </button>
        )}
        <button
          type="button"
          className="button desk-step-quiet"
          disabled={isBusy}
          onClick={() => on.onIssue(field.id)}
        >
          {t(valid ? 'links.anew' : 'links.issue')}
          <span className="hidden-text"> {field.name}</span>
        </button>
        {valid && (
          <button
            type="button"
            className="button desk-step-quiet"
            disabled={isBusy}
            onClick={() => on.onRevoke(valid.id)}
          >
            {t('links.revoke')}
            <span className="hidden-text"> {field.name}</span>
          </button>
        )}
      </div>
      {isShown && address && (
        <div className="stack gap-2 at-start">
          <QrCode text={address} label={t('links.code', { name: field.name })} />
          <button type="button" className="button desk-step-quiet" onClick={() => on.onCopy(address)}>
            {t('links.copy')}
          </button>
        </div>
      )}
    </>
  )
}

function State({ link, t }: { link: ScorerLink | null; t: Translate }) {
  if (link === null) return t('links.none')
  if (link.state !== 'valid') return t(`links.${link.state}`)
  if (link.lastUsedAt === null) return t('links.unused')
  return (
    <>
      {t('links.used')} <Time when={link.lastUsedAt} text={clock(link.lastUsedAt)} />
    </>
  )
}
