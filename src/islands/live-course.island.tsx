import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { FollowedEdition } from '../components/live/live-props.ts'
import type { CourseWords } from '../components/match/course-words.ts'
import MatchCourse from '../components/match/MatchCourse.tsx'
import { followFeed } from '../stores/live.ts'
import { $course, type CourseState, followCourse } from '../stores/match-course.ts'

interface Props {
  readonly edition: FollowedEdition
  readonly matchId: string
  readonly sides: { readonly home: string; readonly away: string }
  readonly words: CourseWords
}

const LOADING: CourseState = { kind: 'loading' }

/** The course of a match, loaded when somebody wants to see it and kept up to date from then on. */
export default function LiveCourse({ edition, matchId, sides, words }: Props) {
  const state = useStore($course, { ssr: () => LOADING })
  useEffect(() => {
    followFeed(edition)
    const { cupId, tournamentId } = edition
    return followCourse({ cupId, tournamentId, matchId })
  }, [edition, matchId])
  if (state.kind === 'ready') return <MatchCourse parts={state.parts} sides={sides} words={words} />
  return <p className="quiet">{words[state.kind]}</p>
}
