import type { Config } from '../settings/config.ts'
import { PLAY_MESSAGE } from '../settings/parent-messages.ts'
import { demoTime, type PlayerOptions, playCup } from './player.ts'

type Options = Omit<PlayerOptions, 'speed' | 'seed'>

/**
 * Starts a cup that plays itself as the settings say: never, now, or when the parent process sends `PLAY_MESSAGE`.
 *
 * @param onEnd is called when nothing is left to play
 */
export function startPlaying(
  config: Pick<Config, 'demoPlay' | 'demoStart' | 'demoSpeed' | 'demoSeed'>,
  options: Options,
  onEnd: () => void = () => undefined,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let playing: Promise<void> | null = null
  const play = () => {
    playing ??= (async () => {
      const from = await demoTime(options.db, config.demoStart, options.cupId)
      const settings = { ...options, speed: config.demoSpeed, seed: config.demoSeed }
      await playCup(settings, from, stopped.signal)
      if (!stopped.signal.aborted) onEnd()
    })().catch(options.onFault)
  }
  if (config.demoPlay === 'on') play()
  if (config.demoPlay === 'on-signal') {
    process.on('message', (message) => {
      if (message === PLAY_MESSAGE) play()
    })
    // The channel to the parent must not keep the process running on its own.
    process.channel?.unref()
  }
  return {
    async stop() {
      stopped.abort()
      await playing
    },
  }
}
