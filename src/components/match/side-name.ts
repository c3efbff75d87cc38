import type { Participant } from '../../domain/tournament/match.ts'
import {
  type MatchReference,
  type PlaceholderMeaning,
  placeholderMeaning,
} from '../../domain/tournament/placeholder-meaning.ts'
import type { Translate } from '../../i18n/translate.ts'
import { numberedRoundName } from './round-name.ts'

/** Returns the text for a side: the team's name, the placeholder in the page's language, or the word for a bye. */
export function sideName(side: Participant, t: Translate): string {
  if (side.kind === 'team') return side.name
  if (side.kind === 'bye') return t('match.bye')
  if (side.isNobody) return t('match.nobody')
  const meaning = placeholderMeaning(side.label)
  return meaning ? meaningText(meaning, t) : side.label
}

function meaningText(meaning: PlaceholderMeaning, t: Translate): string {
  switch (meaning.kind) {
    case 'winner':
      return meaning.of
        ? t('placeholder.winner', { match: matchText(meaning.of, t) })
        : t('placeholder.someWinner')
    case 'loser':
      return meaning.of
        ? t('placeholder.loser', { match: matchText(meaning.of, t) })
        : t('placeholder.someLoser')
    case 'group-place': {
      const group = meaning.code === null ? meaning.group : t('placeholder.group', { code: meaning.code })
      return t('placeholder.inGroup', { place: placeText(meaning.rank, t), group })
    }
    case 'any-group-place': {
      const group = t('placeholder.group', { code: meaning.codes.join('/') })
      return t('placeholder.inGroup', { place: placeText(meaning.rank, t), group })
    }
    case 'best-place': {
      const place = placeText(meaning.rank, t)
      return meaning.nth === 1
        ? t('placeholder.best', { place })
        : t('placeholder.nthBest', { nth: placeText(meaning.nth, t), place })
    }
    case 'place':
      return placeText(meaning.rank, t)
    case 'open':
      return t('match.tbd')
  }
}

function matchText(of: MatchReference, t: Translate): string {
  if (of.kind === 'number') return t('placeholder.match', { number: of.number })
  const name = numberedRoundName({ name: null, ...of }, t) ?? ''
  // Lower case, because it stands within a sentence.
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Returns a place as a text, such as `2nd`. */
export function placeText(rank: number, t: Translate): string {
  if (rank === 1) return t('placeholder.first')
  if (rank === 2) return t('placeholder.second')
  return rank === 3 ? t('placeholder.third') : t('placeholder.nth', { place: rank })
}
