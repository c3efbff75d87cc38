import { signInLink } from '../../domain/account/sign-in-address.ts'
import { favouritesAddress, localized } from '../../domain/presentation/addresses.ts'
import type { WeekContext } from './week-context.ts'

interface Props {
  /** How many of the shared teams are in the schedule. */
  count: number
  context: WeekContext
  /** The address of this page, including its language. */
  from: string
  /** `out`: nobody is signed in; `failed`: the last attempt did not save everything. */
  state: 'out' | 'in' | 'saving' | 'failed'
  onSave: () => void
}

/** Says that this week is shared by somebody else, and lets the visitor save it as their own. */
export default function SharedNote({ count, context: { t, year, locale }, from, state, onSave }: Props) {
  const own = localized(favouritesAddress(year), locale)
  return (
    <div className="note week-shared stack gap-2">
      <p>{count > 0 ? t('myWeek.shared', { count }) : t('myWeek.sharedNone', { year })}</p>
      {state === 'failed' && <p role="alert">{t('myWeek.saveFailed')}</p>}
      <p className="chips">
        {state === 'out' ? (
          count > 0 && (
            <a className="chip" href={signInLink({ year, locale, from })} rel="nofollow">
              {t('myWeek.signInToSave')}
            </a>
          )
        ) : (
          <>
            {count > 0 && (
              <button type="button" className="button" disabled={state === 'saving'} onClick={onSave}>
                {t(state === 'saving' ? 'myWeek.saving' : 'myWeek.saveOwn')}
              </button>
            )}
            <a className="chip" href={own}>
              {t('myWeek.toOwn')}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
