import { type AgendaEntry, agendaEntry } from '../../domain/live/agenda.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import type { PageSite } from '../../domain/presentation/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { type AgendaWords, agendaWords } from './agenda-words.ts'
import { type FollowedEdition, followedEdition } from './live-props.ts'

export interface AgendaProps {
  readonly edition: FollowedEdition
  readonly entries: readonly AgendaEntry[]
  readonly fieldId: string | null
  readonly year: number
  readonly locale: Locale
  readonly words: AgendaWords
}

/** @param fieldId of the field that the matches are of; null for a team's */
export function agendaProps(site: PageSite, matches: readonly Match[], fieldId: string | null): AgendaProps {
  const { locale, year, index } = site
  return {
    edition: followedEdition(site),
    entries: matches.flatMap((match) => {
      const field = index.fields.get(match.fieldId ?? '')?.name ?? null
      // On a field's own page its name would stand in every line.
      const entry = agendaEntry(match, fieldId === null ? (match.locationName ?? field) : null)
      return entry && entry.progress !== 'finished' ? [entry] : []
    }),
    fieldId,
    year,
    locale,
    words: agendaWords(translator(locale)),
  }
}
