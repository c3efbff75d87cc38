import ImportEdition from '../../components/admin/import/ImportEdition.tsx'
import SureButton from '../../components/admin/SureButton.tsx'
import type { FollowedSource, SourceStep } from '../../domain/organiser/source.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import { whenText } from './when-text.ts'

interface Props {
  readonly source: FollowedSource
  readonly isOwner: boolean
  readonly isBusy: boolean
  readonly locale: Locale
  readonly t: Translate
  readonly onStep: (step: SourceStep, more?: Readonly<Record<string, string | null>>) => void
}

/** A source: what became of the last look, what waits for a decision, and what can be done with it. */
export default function SourceItem({ source, isOwner, isBusy, locale, t, onStep }: Props) {
  const { address, service, mode, state, isDecided } = source
  const isPaused = mode === 'paused'
  const isFirst = state !== null && state.storedAt === null
  const when = (instant: string) => whenText(instant, locale)
  const sure = (word: string, consequence: string, isMain: boolean, onSure: () => void) => (
    <SureButton {...{ word, consequence, isMain, isBusy, t, onSure }} />
  )
  return (
    <li className="stack gap-2">
      <p className="narrow">
        <strong>
          <bdi>{address}</bdi>
        </strong>
        {service !== null && <span className="quiet"> · {service}</span>}
      </p>
      <p className={state && isWrong(state.state) && !isPaused ? 'desk-problem' : undefined}>
        {isPaused
          ? t('admin.sources.paused')
          : state === null
            ? t('admin.sources.unseen')
            : t(`admin.sources.states.${state.state === 'waiting' && isFirst ? 'new' : state.state}`)}
      </p>
      {state !== null && (
        <p className="quiet">
          {t('admin.sources.lookedAt', { time: when(state.lookedAt) })}
          {state.storedAt !== null && ` ${t('admin.sources.storedAt', { time: when(state.storedAt) })}`}
          {state.state === 'unreachable' &&
            !isPaused &&
            ` ${t('admin.sources.nextAt', { time: when(state.nextAt) })}`}
        </p>
      )}
      {state !== null && isWrong(state.state) && (
        <ul className="admin-words">
          {state.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isDecided && <p role="status">{t('admin.sources.decided')}</p>}
      {state?.changes.map((edition) => (
        <ImportEdition key={edition.year} edition={edition} t={t} />
      ))}
      {state?.state === 'waiting' &&
        isOwner &&
        !isPaused &&
        !isDecided &&
        sure(
          t(`admin.sources.${isFirst ? 'follow' : 'accept'}`),
          t(`admin.sources.${isFirst ? 'followed' : 'accepted'}`),
          true,
          () => onStep('ACCEPT', { seen: state.changedAt }),
        )}
      {state !== null && state.conflicts.length > 0 && (
        <>
          <h3>{t('admin.sources.conflicts')}</h3>
          <ul className="stack gap-3">
            {state.conflicts.map(({ matchId, about, name, reported, file }) => (
              <li key={`${matchId} ${about}`} className="stack gap-1 at-start">
                <span>{t('admin.sources.conflict', { name, before: reported, after: file })}</span>
                {isOwner &&
                  !isDecided &&
                  sure(t('admin.sources.take'), t('admin.sources.taken', { name }), false, () =>
                    onStep('TAKE', { matchId }),
                  )}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="cluster gap-2">
        <button
          className="button"
          type="button"
          disabled={isBusy}
          onClick={() => onStep(isPaused ? 'RESUME' : 'PAUSE')}
        >
          {t(`admin.sources.${isPaused ? 'resume' : 'pause'}`)}
          <span className="hidden-text"> {address}</span>
        </button>
        {isOwner &&
          sure(t('admin.sources.end'), t('admin.sources.ended', { name: address }), false, () =>
            onStep('END'),
          )}
      </div>
    </li>
  )
}

const isWrong = (state: string): boolean => state === 'refused' || state === 'unreachable'
