import LiveCourse from '../islands/live-course.island.tsx'
import { mountParts } from './mount-parts.tsx'

/** Brings the course of a match. */
export const mountCourse = (): void => mountParts({ course: LiveCourse })
