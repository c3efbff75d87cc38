import { useStore } from '@nanostores/react'
import { faultSentence } from '../../components/account/fault-sentence.ts'
import Toast from '../../components/account/Toast.tsx'
import type { Locale } from '../../domain/presentation/locale.ts'
import { ACCOUNT_WORDS, fill } from '../../i18n/account-words.ts'
import { $favouriteNotice, dismissNotice, undo } from '../../stores/favourites.ts'

/** What happened last to the favourites, said and shown. */
export default function FavouriteToast({ locale }: { locale: Locale }) {
  const words = ACCOUNT_WORDS[locale]
  const notice = useStore($favouriteNotice, { ssr: () => null })
  const name = notice?.name ?? ''
  const why = notice?.kind === 'refused' ? faultSentence(words, notice.fault, locale) : ''
  const sentences = {
    added: words.added,
    removed: words.removed,
    refused: notice?.kind === 'refused' && notice.attempt === 'add' ? words.notAdded : words.notRemoved,
  }
  const sentence = notice === null ? '' : `${fill(sentences[notice.kind], { name })} ${why}`.trim()
  return (
    <div className="toasts" role="status">
      {notice && (
        <Toast
          key={sentence}
          sentence={sentence}
          passes={notice.kind !== 'refused'}
          action={notice.kind === 'refused' ? null : { label: words.undo, onPress: () => void undo() }}
          closeLabel={words.close}
          onClose={dismissNotice}
        />
      )}
    </div>
  )
}
