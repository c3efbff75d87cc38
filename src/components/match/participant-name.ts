import type { Participant } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'

/** What stands for one side of a match: the team's name, the placeholder as given, or the word for a bye. */
export function participantName(side: Participant, t: Translate): string {
  if (side.kind === 'team') return side.name
  if (side.kind === 'placeholder') return side.label
  return t('match.bye')
}
