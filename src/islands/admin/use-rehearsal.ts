import { useEffect } from 'react'
import type { RehearsalState, RehearsalWish } from '../../domain/rehearsal/rehearsal-summary.ts'
import { lookAt, rehearse } from '../../stores/organisers.ts'
import type { SectionProps } from './section-props.ts'
import { type ActState, useAct } from './use-act.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

const AGAIN_MS = 1000

/** The rehearsal that runs or the last one, begun by whoever it was; while it runs it is looked at anew every second. */
export function useRehearsal(edition: SectionProps['edition']): {
  readonly loaded: Loaded<RehearsalState>
  readonly reload: () => Promise<void>
  readonly state: ActState
  /** @param wish null ends the one that runs */
  readonly send: (wish: RehearsalWish | null) => Promise<void>
} {
  const { loaded, reload } = useLoaded(() => lookAt('rehearsal', edition), 'rehearsal')
  const { state, run } = useAct(reload)
  const isRunning = loaded.kind === 'ready' && loaded.value.running !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  return {
    loaded,
    reload,
    state,
    async send(wish) {
      // Somebody else has begun one, or it is over already.
      if ((await run(() => rehearse(edition, wish))) === null) await reload()
    },
  }
}
