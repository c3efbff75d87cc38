import TroubleNote from '../../components/admin/TroubleNote.tsx'
import type { Translate } from '../../i18n/translate.ts'
import type { ActState } from './use-act.ts'

/** Tells what came of the last press. */
export default function ActNote({ state, t }: { readonly state: ActState; readonly t: Translate }) {
  return (
    <>
      {state.trouble && <TroubleNote trouble={state.trouble} t={t} />}
      <p role="status" className="admin-done">
        {state.isBusy ? t('admin.saving') : state.isDone ? t('admin.done') : ''}
      </p>
    </>
  )
}
