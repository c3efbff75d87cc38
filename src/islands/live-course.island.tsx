import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import MatchCourse, { type CourseSides } from '../components/match/MatchCourse.tsx'
import type { Locale } from '../domain/presentation/locale.ts'
import type { MatchIds } from '../domain/tournament/edition-ids.ts'
import { $course, followCourse } from '../stores/match-course.ts'
import { useTranslator } from './use-translator.ts'

interface Props {
  readonly locale: Locale
  readonly follows: MatchIds
  readonly sides: CourseSides
}

/** The course of a match, loaded when somebody wants to see it and kept up to date from then on. */
export default function LiveCourse({ locale, follows, sides }: Props) {
  const t = useTranslator(locale, 'pages')
  const state = useStore($course)
  useEffect(() => followCourse(follows), [follows])
  if (state.kind === 'ready') return <MatchCourse parts={state.parts} sides={sides} locale={locale} />
  return <p className="quiet">{t(`course.${state.kind}`)}</p>
}
