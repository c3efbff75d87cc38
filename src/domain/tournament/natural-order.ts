import type { Words } from '../text/locale.ts'

/** Names of the same kind are written in many ways ("A-Play-off", "C- Playoff"), so spaces and punctuation are ignored. */
const { compare } = new Intl.Collator('en', { numeric: true, ignorePunctuation: true })

interface Named {
  readonly id: string
  readonly name: Words
}

/** The word for a play-off beside its letter, in the languages of the sources. */
const PLAY_OFF = /play[\s-]*off|slutspel/gi

/**
 * Compares classes, groups or play-offs for a list, independent of the order of the source (docs/sport.md#ranking): "Group
 * 2" before "Group 10", "Slutspel A" before "B-Play-off". Uses the English name on the pages of both languages, and the ids
 * if names are equal.
 */
export const byNaturalOrder = (one: Named, other: Named): number =>
  compare(nameWithoutPlayOff(one), nameWithoutPlayOff(other)) ||
  compare(one.name.en, other.name.en) ||
  compare(one.id, other.id) ||
  (one.id < other.id ? -1 : 1)

const nameWithoutPlayOff = ({ name }: Named) => name.en.replace(PLAY_OFF, '')
