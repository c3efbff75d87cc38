import LiveTimeline from '../islands/match-timeline.island.tsx'
import { mountParts } from './mount-parts.tsx'

/** Mounts the timeline of a match. */
export const mountTimeline = (): void => mountParts({ timeline: LiveTimeline })
