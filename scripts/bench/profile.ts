import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of Node's `--cpu-prof` output that this module reads. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
  }[]
  readonly samples: readonly number[]
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[]
}

export interface Place {
  readonly name: string
  /** The share of the thread's total time. */
  readonly share: number
}

/** Returns a function and its file, without the parts of the name that differ from build to build. */
const placeOf = ({ functionName, url }: Profile['nodes'][number]['callFrame']): string => {
  const file = url.replace(/^.*node_modules\//, '').replace(/^.*\/server\/(?:chunks\/)?/, 'site/')
  return [functionName || '(anonymous)', file.replace(/[_.][\w-]{8}\.mjs$/, '')].join(' ').trim()
}

/** Returns the places where a thread spends its self time, largest first. */
export function selfTimes({ nodes, samples, timeDeltas }: Profile, most: number): Place[] {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]))
  const times = new Map<string, number>()
  for (const [at, node] of samples.entries()) {
    const place = places.get(node) ?? ''
    times.set(place, (times.get(place) ?? 0) + (timeDeltas[at] ?? 0))
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, time]) => ({ name, share: time / total }))
}

/** Returns the profile of a thread that makes pages, from a folder with the profiles of all threads. */
export function pagesProfile(dir: string): Profile | null {
  const profiles = readdirSync(dir).map(
    (name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as Profile,
  )
  return (
    profiles.find(({ nodes }) =>
      nodes.some(({ callFrame }) => callFrame.url.includes('/.cache/programs/')),
    ) ?? null
  )
}
