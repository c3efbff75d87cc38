import { useStore } from '@nanostores/react'
import { faultSentence } from '../../components/account/fault-sentence.ts'
import Toast from '../../components/account/Toast.tsx'
import type { Locale } from '../../domain/text/locale.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'
import { $favouriteNotice, dismissNotice, type FavouriteNotice, undo } from '../../stores/favourites.ts'

/** Announces and shows the latest change to the favourites. */
export default function FavouriteToast({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const notice = useStore($favouriteNotice, { ssr: () => null })
  const fault = notice && 'fault' in notice ? notice.fault : null
  const why = fault ? faultSentence(t, fault, locale) : ''
  const sentence = notice === null ? '' : `${t(messageOf(notice), { ...notice, fault: '' })} ${why}`.trim()
  return (
    <div className="toasts stack gap-2 at-middle" role="status">
      {notice && (
        <Toast
          key={sentence}
          sentence={sentence}
          passes={fault === null}
          action={fault ? null : { label: t('account.undo'), onPress: () => void undo() }}
          closeLabel={t('account.close')}
          onClose={dismissNotice}
        />
      )}
    </div>
  )
}

const MESSAGES = {
  added: 'account.added',
  removed: 'account.removed',
  'club-added': 'followClub.added',
  'club-removed': 'followClub.removed',
  'club-refused': 'followClub.refused',
} as const satisfies Record<Exclude<FavouriteNotice['kind'], 'refused'>, MessageKey>

function messageOf(notice: FavouriteNotice): MessageKey {
  if (notice.kind === 'refused') return notice.attempt === 'add' ? 'account.notAdded' : 'account.notRemoved'
  return MESSAGES[notice.kind]
}
