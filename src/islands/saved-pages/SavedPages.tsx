import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import SavedPanel from '../../components/saved-pages/SavedPanel.tsx'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'
import { $favourites } from '../../stores/favourites.ts'
import { $offline, chooseOffline } from '../../stores/my-week-offline.ts'
import { $saved, lookForSaved, savePages } from '../../stores/saved-pages.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  readonly t: Translate
}

/** The part of My Week about pages that open without a network. Shows nothing in browsers that cannot save pages. */
export default function SavedPages({ year, locale, t }: Props) {
  const offline = useStore($offline)
  const saved = useStore($saved)
  useEffect(() => void lookForSaved(), [])
  if (offline === 'unable') return null
  const choose = async (isOn: boolean) => {
    await chooseOffline(isOn)
    await lookForSaved()
    // Saves at once after the box is ticked, so that the visitor does not read that nothing is saved.
    if (isOn) await savePages(year, $favourites.get(), locale, true)
  }
  return (
    <SavedPanel
      isOn={offline === 'on'}
      saved={saved}
      t={t}
      locale={locale}
      onChoose={(isOn) => void choose(isOn)}
      onSave={() => void choose(true)}
    />
  )
}
