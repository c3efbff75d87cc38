import { useState } from 'react'
import type { Outcome, Trouble } from '../../stores/organisers.ts'

export interface ActState {
  readonly isBusy: boolean
  readonly isDone: boolean
  readonly trouble: Trouble | null
}

/** Does one thing at a time, and tells what came of it. @param onDone called when something was done */
export function useAct(onDone: () => void | Promise<void>): {
  readonly state: ActState
  readonly run: <Value>(act: () => Promise<Outcome<Value>>) => Promise<Value | null>
} {
  const [state, setState] = useState<ActState>({ isBusy: false, isDone: false, trouble: null })
  const run = async <Value>(act: () => Promise<Outcome<Value>>): Promise<Value | null> => {
    if (state.isBusy) return null
    setState({ isBusy: true, isDone: false, trouble: null })
    const outcome = await act()
    if (outcome.ok) await onDone()
    setState({ isBusy: false, isDone: outcome.ok, trouble: outcome.ok ? null : outcome.trouble })
    return outcome.ok ? outcome.value : null
  }
  return { state, run }
}
