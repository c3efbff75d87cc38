import { type AgendaEntry, type AgendaSubject, agendaEntry } from '../../domain/live/agenda.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import type { PageSite } from '../../domain/presentation/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import { type AgendaWords, agendaWords } from './agenda-words.ts'
import { type FollowedEdition, followedEdition } from './live-props.ts'

export interface AgendaProps {
  readonly edition: FollowedEdition
  readonly entries: readonly AgendaEntry[]
  readonly of: AgendaSubject
  readonly year: number
  readonly locale: Locale
  readonly words: AgendaWords
}

export function agendaProps(site: PageSite, matches: readonly Match[], of: AgendaSubject): AgendaProps {
  const { locale, year, index } = site
  return {
    edition: followedEdition(site),
    entries: matches.flatMap((match) => {
      const field = index.fields.get(match.fieldId ?? '')?.name ?? null
      // On a field's own page its name would stand in every line.
      const entry = agendaEntry(match, of.kind === 'team' ? (match.locationName ?? field) : null)
      return entry && entry.progress !== 'finished' ? [entry] : []
    }),
    of,
    year,
    locale,
    words: agendaWords(translator(locale)),
  }
}
