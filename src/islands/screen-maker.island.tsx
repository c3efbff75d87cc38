import { useState } from 'react'
import MadeAddress from '../components/hall/MadeAddress.tsx'
import ScreenForm, { type ScreenChoice } from '../components/hall/ScreenForm.tsx'
import type { ScreenGroup } from '../components/hall/screen-groups.ts'
import { BOARD_OPTIONS, boardQuery, SECONDS } from '../domain/hall/board-options.ts'
import { localized, overlayAddress, screensAddress } from '../domain/presentation/addresses.ts'
import type { Locale } from '../domain/text/locale.ts'
import { useTranslator } from './words/use-translator.ts'

interface Props {
  readonly year: number
  readonly locale: Locale
  readonly groups: readonly ScreenGroup[]
  /** Of the site, without a slash at the end. */
  readonly origin: string
}

const OF_FIELD = 'field/'

/** Makes the address of a screen, and of the overlay of a field, from what somebody chooses. */
export default function ScreenMaker({ year, locale, groups, origin }: Props) {
  const t = useTranslator(locale)
  const [choice, setChoice] = useState<ScreenChoice>({ ...BOARD_OPTIONS, path: 'live', locale })
  const [copied, setCopied] = useState<string | null>(null)
  const { path, seconds } = choice
  const options = { ...choice, seconds: Math.max(SECONDS.least, seconds) }
  const screen = origin + localized(`${screensAddress(year)}${path}/`, choice.locale) + boardQuery(options)
  const overlay = path.startsWith(OF_FIELD)
    ? `${origin}${localized(overlayAddress(year), choice.locale)}?field=${path.slice(OF_FIELD.length)}`
    : null
  const made = (address: string) => ({
    locale,
    address,
    isCopied: copied === address,
    onCopy: () => void navigator.clipboard?.writeText(address).then(() => setCopied(address)),
  })
  return (
    <div className="panel panel-pad screen-form">
      <h2>{t('screens.make')}</h2>
      <ScreenForm locale={locale} groups={groups} choice={choice} onChange={setChoice} />
      <MadeAddress {...made(screen)} title={t('screens.screen')} help={t('screens.screenHelp')} />
      {overlay !== null && (
        <MadeAddress {...made(overlay)} title={t('screens.overlay')} help={t('screens.overlayHelp')} />
      )}
    </div>
  )
}
