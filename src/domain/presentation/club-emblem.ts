import { textHash } from '../text/text-hash.ts'
import { withoutColour } from './team-colour.ts'

/** What a club's emblem is drawn from. It follows from the name alone, so a name has the same emblem everywhere. */
export interface ClubEmblem {
  /** One or two letters. */
  readonly initials: string
  /** Indexes of the colours and patterns in styles/club.css, counted from 0. */
  readonly ground: number
  readonly band: number
  readonly pattern: number
}

const COLOURS = 12
const PATTERNS = 4

/** Returns a club's name from a team's name: without the number and the colour that tell its teams apart. */
export function clubName(team: string): string {
  const bare = withoutColour(team.replace(/\s+\d{1,3}\s*$/, '')).replace(/\s+\d{1,3}\s*$/, '')
  return bare.trim() || team
}

export function clubEmblem(club: string): ClubEmblem {
  const hash = textHash(club.normalize('NFC').trim().toLowerCase())
  return {
    initials: initialsOf(club),
    ground: hash % COLOURS,
    band: Math.floor(hash / COLOURS) % COLOURS,
    pattern: Math.floor(hash / COLOURS ** 2) % PATTERNS,
  }
}

function initialsOf(club: string): string {
  const letters = club
    .normalize('NFC')
    .split(/[\s/&.-]+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  return letters.slice(0, 2).join('').toUpperCase() || '·'
}
