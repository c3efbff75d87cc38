import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Node writes with `--cpu-prof`, as far as it is read here. */
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
  /** Of all the time of the thread. */
  readonly share: number
}

/** A function and the file it stands in, without what differs from build to build. */
const placeOf = ({ functionName, url }: Profile['nodes'][number]['callFrame']): string => {
  const file = url.replace(/^.*node_modules\//, '').replace(/^.*\/\.prerender\/(?:chunks\/)?/, 'site/')
  return [functionName || '(anonymous)', file.replace(/[_.][\w-]{8}\.mjs$/, '')].join(' ').trim()
}

/** Where a thread spent its time itself, the most first. */
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

/** The profile of the thread that rendered the pages, out of a folder with those of all processes. */
export function pagesProfile(dir: string): Profile | null {
  const profiles = readdirSync(dir).map(
    (name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as Profile,
  )
  return (
    profiles.find(({ nodes }) =>
      nodes.some(({ callFrame }) => callFrame.url.endsWith('/astro/dist/core/build/generate.js')),
    ) ?? null
  )
}
