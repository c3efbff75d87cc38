/** One state of a long step. `total` is 0 while it is not known yet. */
export type ProgressState = {
  readonly label: string
  readonly done: number
  readonly total: number
  /** Seconds since the step began. */
  readonly seconds: number
  /** Units a second over the last moments; 0 if not known. */
  readonly rate: number
}

const BAR = 24

/** 65000 → `65 000`, with spaces that are narrow enough for a terminal. */
export function grouped(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** 83 → `1:23`, 3700 → `1:01:40`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Returns the seconds until a step is complete at its present rate; null if that cannot be estimated. */
export function secondsLeft(state: ProgressState): number | null {
  return state.total > 0 && state.rate > 0 ? Math.max(0, state.total - state.done) / state.rate : null
}

/** Returns the state in words: counter, rate, time left; only the time spent if there is nothing to count. */
export function progressText(state: ProgressState): string {
  if (state.total === 0) return `${state.label}, ${duration(state.seconds)}`
  const parts = [`${grouped(state.done)} of ${grouped(state.total)}`]
  if (state.rate > 0) parts.push(`${grouped(state.rate)}/s`)
  const left = secondsLeft(state)
  if (left !== null && state.done < state.total) parts.push(`${duration(left)} left`)
  return `${state.label}: ${parts.join(', ')}`
}

/** Returns the same text with a bar, for a terminal. */
export function progressBar(state: ProgressState): string {
  if (state.total === 0) return progressText(state)
  const filled = Math.round((Math.min(state.done, state.total) / state.total) * BAR)
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${progressText(state)}`
}
