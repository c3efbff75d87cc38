import { useStore } from '@nanostores/react'
import FreshnessBar from '../../components/live/FreshnessBar.tsx'
import type { Locale } from '../../domain/text/locale.ts'
import { $live } from '../../stores/live.ts'
import { pauseLive } from '../../stores/live-pause.ts'

/** How fresh the scores of a living body are, and the switch that pauses them. */
export default function LiveFreshness({ locale }: { readonly locale: Locale }) {
  return <FreshnessBar locale={locale} state={useStore($live)} onPause={pauseLive} />
}
