import { CUP_LOCALE, DEFAULT_LOCALE } from '../../domain/text/locale.ts'
import { inEachLanguage } from '../../i18n/service-text.ts'
import type { WordsDocument } from '../document/cup-document.ts'
import { wordsOf } from '../document/words-document.ts'
import type { Entrant } from './fixtures.ts'

/** Returns the stage name as it was spelt that year, a stray space included; only `Gruppspel` never changed. */
export function playoffName(year: number, letter: string): WordsDocument {
  if (year < 2017) return inEachLanguage('demo.playOff', { letter })
  if (year < 2020) return `${letter}-Play-off`
  if (year < 2024) return `${letter}-Playoff`
  return letter === 'C' ? `${letter}- Play-off` : `${letter}-Play-off`
}

export const groupName = (number: number): WordsDocument => inEachLanguage('demo.group', { number })

/** Returns `1/32` … `1/2`, `Final`. */
export const roundName = (rank: number): string => (rank === 0 ? 'Final' : `1/${2 ** rank}`)

/** Returns the placeholder for a team that is not known yet, in the mixture of languages that real schedules have. */
export function placeholder(entrant: Entrant, year: number, letter: string): string {
  if (entrant.kind === 'place') {
    const { rank, group } = entrant
    const { name } = group.division
    const words = wordsOf(name)
    return letter === 'A'
      ? `${rank}:an i ${words[CUP_LOCALE]}`
      : `${rank}:${['st', 'nd', 'rd'][rank - 1] ?? 'th'} in ${words[DEFAULT_LOCALE]}`
  }
  if (entrant.kind !== 'winner' && entrant.kind !== 'loser') return '–'
  const { round, number } = entrant.of.document
  const won = entrant.kind === 'winner'
  if (year < 2014) return `${won ? 'Vinn.' : 'Förl.'} ${number ?? ''}`.trim()
  return `${won ? 'Winner' : 'Loser'} of ${round?.name ?? ''} #${round?.index ?? 1}`
}
