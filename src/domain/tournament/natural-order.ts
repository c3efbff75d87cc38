import type { Words } from '../text/locale.ts'

/** Names of one kind are written in many ways ("A-Play-off", "C- Playoff"): spaces and signs do not count. */
const { compare } = new Intl.Collator('en', { numeric: true, ignorePunctuation: true })

interface Named {
  readonly id: string
  readonly name: Words
}

/** What a play-off is called besides its letter, in the languages of the sources. */
const PLAY_OFF = /play[\s-]*off|slutspel/gi

/**
 * The order in which classes, groups and play-offs are listed, whatever that of the source (domain.md §2): "Group 2"
 * before "Group 10", "Slutspel A" before "B-Play-off". By the English name on the pages of both languages; things of one name by their ids.
 */
export const byNaturalOrder = (one: Named, other: Named): number =>
  compare(told(one), told(other)) ||
  compare(one.name.en, other.name.en) ||
  compare(one.id, other.id) ||
  (one.id < other.id ? -1 : 1)

const told = ({ name }: Named) => name.en.replace(PLAY_OFF, '')
