import type { Config } from '../settings/config.ts'
import { PLAY_MESSAGE } from '../settings/parent-messages.ts'
import { demoTime, type PlayerOptions, playDemoCup } from './player.ts'

type Options = Omit<PlayerOptions, 'speed' | 'seed'>

/** Starts the demonstration cup as the settings say: never, now, or when the parent process sends `PLAY_MESSAGE`. */
export function startPlaying(
  config: Pick<Config, 'demoPlay' | 'demoStart' | 'demoSpeed' | 'demoSeed'>,
  options: Options,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let playing: Promise<void> | null = null
  const play = () => {
    playing ??= (async () => {
      const from = await demoTime(options.db, config.demoStart)
      const settings = { ...options, speed: config.demoSpeed, seed: config.demoSeed }
      await playDemoCup(settings, from, stopped.signal)
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
