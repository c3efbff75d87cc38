import type { Translate } from '../../i18n/translate.ts'

/** The words of the course of a match, ready for the browser. */
export interface CourseWords {
  readonly before: string
  readonly first: string
  readonly second: string
  readonly start: string
  readonly end: string
  readonly walkover: string
  readonly correction: string
  readonly move: string
  readonly empty: string
  readonly loading: string
  readonly failed: string
}

export const courseWords = (t: Translate): CourseWords => ({
  before: t('course.before'),
  first: t('course.first'),
  second: t('course.second'),
  start: t('course.start'),
  end: t('course.end'),
  walkover: t('match.walkover'),
  correction: t('course.correction', { score: '{score}', before: '{before}' }),
  move: t('course.move', { to: '{to}' }),
  empty: t('course.empty'),
  loading: t('course.loading'),
  failed: t('course.failed'),
})
