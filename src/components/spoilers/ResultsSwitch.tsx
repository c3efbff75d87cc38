import type { ReactNode } from 'react'

/** The switch that hides the results on this device, or shows them again (results-switch.ts). */
export default function ResultsSwitch({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className="results-switch">
      {children}
    </button>
  )
}
