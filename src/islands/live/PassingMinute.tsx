import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { CupMinute } from '../../components/ui/cup-minute.ts'
import { $reportedMinute } from '../../stores/live.ts'

/** Tells everything within it the minute of the cup's clock, and renders nothing again that does not ask for it. */
export default function PassingMinute({ children }: { readonly children: ReactNode }) {
  return <CupMinute value={useStore($reportedMinute, { ssr: () => null })}>{children}</CupMinute>
}
